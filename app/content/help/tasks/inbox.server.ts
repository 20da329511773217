import { msg } from "#message";
import type { Task } from "../task";

/** What visitors send. */
export const inboxTasks: readonly Task[] = [
  {
    name: "messages",
    title: msg("Answer a message"),
    administrators: true,
    kinds: ["message"],
    paths: ["/dashboard/reply-texts"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Messages** in the menu, and the message in the list.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Call**, **WhatsApp** or **E-mail**. It opens with the right number and a greeting.",
        ),
        marked: { page: "/dashboard/messages/1", tag: "a", words: msg(/* the school, by phone */ "Call") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Then press **Answered**. Your name and the day stand beside the message.",
        ),
        marked: { page: "/dashboard/messages/1", tag: "button", words: msg("Answered") },
      },
    ],
    notes: [
      msg("The dashboard tells you when a message has waited for more than two days."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "If you write the same answer often, keep it under **Texts for answers**.",
      ),
    ],
  },
  {
    name: "applicants",
    title: msg("Look at applications"),
    administrators: true,
    kinds: ["resume"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Get Resumes** in the menu, and the application in the list.",
        ),
      },
      { words: msg("Read the resume, and call or write to the applicant with the buttons above it.") },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Choose how far it has come, such as **To call** or **Declined**, and press **Save**.",
        ),
        marked: { page: "/dashboard/resume/1", tag: "button", words: msg("Save") },
      },
    ],
    notes: [
      msg("The applicant sees how far it has come on the website, with the number and the phone number."),
      msg("Your note is for staff only."),
      msg("A resume is erased by itself after some months. The dashboard tells you a week before."),
    ],
  },
  {
    name: "take-downs",
    title: msg("Somebody asks to take something down"),
    administrators: true,
    kinds: ["take-down"],
    paths: ["/dashboard/settings/children"],
    intro: msg(
      "Beside each photo, result and testimonial visitors find “That's my child”. Whoever uses it says who they are, and it goes from the website before anybody has looked.",
    ),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Take-downs** in the menu, and the request in the list.",
        ),
      },
      { words: msg("Call or write to who asked, if you want to know more. They need not give a reason.") },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Erase it for good**, or **Put it back** if it was a mistake.",
        ),
      },
    ],
    notes: [
      msg("If you do nothing, it is erased with the trash after 30 days."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "If too many are asked for in a day, the others stay on the website until you decide. The number is in **Site settings**, under **Children**.",
      ),
      msg("What you have put back once stays on the website the next time, until you decide."),
    ],
  },
  {
    name: "consents",
    title: msg("Note that parents have agreed"),
    kinds: ["consent"],
    paths: ["/dashboard/consents"],
    intro: msg(
      "A photo that shows a child, a result and a testimonial need the consent of the parents. Note it here: only the staff sees it.",
    ),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open the list of photos, albums, results or testimonials, and press **No consent** beside one.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Write who gave it and when, tick what it is for, and press **Save**.",
        ),
      },
    ],
    notes: [
      msg("One consent for an album is enough for all its photos."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "When you add something, open **Consent of the parents** in the form: then it is noted at once.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "**Consents** in the menu has all of them, says how many are missing, and prints them for an inspection.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "Whether the website asks, or publishes nothing without one, is said in **Site settings**, under **Children**.",
      ),
      msg("If parents change their mind, delete the consent and what it was given for."),
    ],
  },
  {
    name: "jobs",
    title: msg("Post a job"),
    kinds: ["job"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Add Job Post** in the menu.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Write what you are looking for under **Details**, and save.",
        ),
        marked: { page: "/dashboard/add-job", tag: "label", words: msg("Details") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "When the place is taken, open **Job posts**, press **More** and then **Take off**.",
        ),
      },
    ],
  },
  {
    name: "newsletter",
    title: msg("See who gets the newsletter, and what it says"),
    administrators: true,
    kinds: ["subscriber"],
    paths: ["/dashboard/settings/newsletter"],
    intro: msg(
      "Where mail is set up, the website mails new notices once a day to everybody who has confirmed the address.",
    ),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Newsletter** in the menu. The list has every address, and how the last mail went.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **See the next mail** to read what will be sent. To change it, edit the notices.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Change when it is sent** to choose the time, or to send nothing.",
        ),
      },
    ],
    notes: [
      msg(
        "An address that is “Entered before” came when the website sent no mails. It gets none until its owner enters it again and confirms it.",
      ),
      msg("An address that is “Not confirmed yet” is erased after 30 days."),
      msg(
        "You can also download the addresses for your own mail program. Send as blind copy (BCC) only, and only to confirmed ones.",
      ),
    ],
  },
];
