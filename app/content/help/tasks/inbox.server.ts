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
    title: "See who gets the newsletter",
    administrators: true,
    kinds: ["subscriber"],
    steps: [
      { words: "Open **Newsletter** in the menu. The list has every address." },
      { words: "Download the addresses as a file for your mail program. Send as blind copy (BCC) only." },
    ],
  },
];
