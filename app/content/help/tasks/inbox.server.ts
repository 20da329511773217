import type { Task } from "../task";

/** What visitors send. */
export const inboxTasks: readonly Task[] = [
  {
    name: "messages",
    title: "Answer a message",
    administrators: true,
    kinds: ["message"],
    paths: ["/dashboard/reply-texts"],
    steps: [
      { words: "Open **Messages** in the menu, and the message in the list." },
      {
        words: "Press **Call**, **WhatsApp** or **E-mail**. It opens with the right number and a greeting.",
        marked: { page: "/dashboard/messages/1", tag: "a", words: "Call" },
      },
      {
        words: "Then press **Answered**. Your name and the day stand beside the message.",
        marked: { page: "/dashboard/messages/1", tag: "button", words: "Answered" },
      },
    ],
    notes: [
      "The dashboard tells you when a message has waited for more than two days.",
      "If you write the same answer often, keep it under **Texts for answers**.",
    ],
  },
  {
    name: "applicants",
    title: "Look at applications",
    administrators: true,
    kinds: ["resume"],
    steps: [
      { words: "Open **Get Resumes** in the menu, and the application in the list." },
      { words: "Read the resume, and call or write to the applicant with the buttons above it." },
      {
        words: "Choose how far it has come, such as **To call** or **Declined**, and press **Save**.",
        marked: { page: "/dashboard/resume/1", tag: "button", words: "Save" },
      },
    ],
    notes: [
      "The applicant sees how far it has come on the website, with the number and the phone number.",
      "Your note is for staff only.",
      "A resume is erased by itself after some months. The dashboard tells you a week before.",
    ],
  },
  {
    name: "take-downs",
    title: "Somebody asks to take something down",
    administrators: true,
    kinds: ["take-down"],
    paths: ["/dashboard/settings/children"],
    intro:
      "Beside each photo, result and testimonial visitors find “That's my child”. Whoever uses it says who they are, and it goes from the website before anybody has looked.",
    steps: [
      { words: "Open **Take-downs** in the menu, and the request in the list." },
      { words: "Call or write to who asked, if you want to know more. They need not give a reason." },
      { words: "Press **Erase it for good**, or **Put it back** if it was a mistake." },
    ],
    notes: [
      "If you do nothing, it is erased with the trash after 30 days.",
      "If too many are asked for in a day, the others stay on the website until you decide. The number is in **Site settings**, under **Children**.",
      "What you have put back once stays on the website the next time, until you decide.",
    ],
  },
  {
    name: "consents",
    title: "Note that parents have agreed",
    kinds: ["consent"],
    paths: ["/dashboard/consents"],
    intro:
      "A photo that shows a child, a result and a testimonial need the consent of the parents. Note it here: only the staff sees it.",
    steps: [
      {
        words:
          "Open the list of photos, albums, results or testimonials, and press **No consent** beside one.",
      },
      { words: "Write who gave it and when, tick what it is for, and press **Save**." },
    ],
    notes: [
      "One consent for an album is enough for all its photos.",
      "When you add something, open **Consent of the parents** in the form: then it is noted at once.",
      "**Consents** in the menu has all of them, says how many are missing, and prints them for an inspection.",
      "Whether the website asks, or publishes nothing without one, is said in **Site settings**, under **Children**.",
      "If parents change their mind, delete the consent and what it was given for.",
    ],
  },
  {
    name: "jobs",
    title: "Post a job",
    kinds: ["job"],
    steps: [
      { words: "Press **Add Job Post** in the menu." },
      {
        words: "Write what you are looking for under **Details**, and save.",
        marked: { page: "/dashboard/add-job", tag: "label", words: "Details" },
      },
      { words: "When the place is taken, open **Job posts**, press **More** and then **Take off**." },
    ],
  },
  {
    name: "newsletter",
    title: "See who gets the newsletter, and what it says",
    administrators: true,
    kinds: ["subscriber"],
    paths: ["/dashboard/settings/newsletter"],
    intro:
      "Where mail is set up, the website mails new notices once a day to everybody who has confirmed the address.",
    steps: [
      { words: "Open **Newsletter** in the menu. The list has every address, and how the last mail went." },
      { words: "Press **See the next mail** to read what will be sent. To change it, edit the notices." },
      { words: "Press **Change when it is sent** to choose the time, or to send nothing." },
    ],
    notes: [
      "An address that is “Entered before” came when the website sent no mails. It gets none until its owner enters it again and confirms it.",
      "An address that is “Not confirmed yet” is erased after 30 days.",
      "You can also download the addresses for your own mail program. Send as blind copy (BCC) only, and only to confirmed ones.",
    ],
  },
];
