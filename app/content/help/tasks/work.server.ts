import { msg } from "#message";
import type { Task } from "../task";

/** What staff do for the website itself. */
export const workTasks: readonly Task[] = [
  {
    name: "trash",
    title: msg("Bring back what was deleted"),
    paths: ["/dashboard/trash"],
    intro: msg(
      /* What stands between ** are the words of a button or a field: as they are said there. */ "At once: press **Undo** in the message at the top of the page. Later:",
    ),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Trash** in the menu.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Restore** beside it. It is where it was before.",
        ),
        marked: {
          page: "/dashboard/trash",
          tag: "button",
          words: msg(/* On a button: back from the trash. */ "Restore"),
        },
      },
    ],
    notes: [msg("Everything stays in the trash for {days} days. Then it is erased for good.")],
  },
  {
    name: "not-saved",
    title: msg("The page said that it could not save"),
    paths: ["/dashboard"],
    steps: [
      { words: msg("Read what the page says. Often one field is missing, and the message leads to it.") },
      { words: msg("What you typed is kept. If you were logged out, log in again: your text is there.") },
      {
        words: msg(
          "If it happens again, tell the person who looks after the website the number on the page.",
        ),
      },
    ],
    notes: [msg("If somebody else changed the same thing, the page shows both. You choose what stays.")],
  },
  {
    name: "accounts",
    title: msg("A new colleague, or a lost password"),
    administrators: true,
    paths: ["/dashboard/staff", "/dashboard/settings/login"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Staff accounts** in the menu. For a new person press **Add person**.",
        ),
        marked: { page: "/dashboard/staff", tag: "a", words: msg("Add person") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "For a lost password open the person with **Manage**, and press **Make a link**.",
        ),
        marked: { page: "/dashboard/staff/2", tag: "a", words: msg("Make a link") },
      },
      { words: msg("Send the link to that person only. With it they choose a new password.") },
    ],
    notes: [
      msg("Each person has an account of their own. Never share a password."),
      msg("When somebody leaves the school, remove the account on the same day."),
    ],
  },
  {
    name: "your-account",
    title: msg("Change your own password"),
    paths: [
      "/dashboard/account",
      "/dashboard/staff/password",
      "/dashboard/staff/passkeys",
      "/dashboard/staff/second-step",
      "/dashboard/confirm",
    ],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Your account** in the menu and press **Change password**.",
        ),
        marked: { page: "/dashboard/account", tag: "a", words: msg("Change password") },
      },
      {
        words: msg(
          "Enter the password you have now, and the new one. A few words together are good and easy to keep.",
        ),
        marked: { page: "/dashboard/staff/password", tag: "label", words: msg("Current password") },
      },
    ],
    notes: [
      msg("A second step, a code from your phone, protects your account even if the password gets out."),
    ],
  },
  {
    name: "backups",
    title: msg("Keep a backup"),
    administrators: true,
    paths: ["/dashboard/backups", "/dashboard/server", "/dashboard/settings/backups"],
    intro: msg("The website makes a backup every night and tests it. Keep one outside the server too:"),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Backups** in the menu. It says whether all is well. **Back up now** makes one at once.",
        ),
        marked: { page: "/dashboard/backups", tag: "button", words: msg("Back up now") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Once a month press **Download** and keep the file on another disk, locked away.",
        ),
      },
    ],
  },
  {
    name: "personal-data",
    title: msg("Somebody asks what the school knows about them"),
    administrators: true,
    paths: ["/dashboard/person", "/dashboard/activity", "/dashboard/settings/personal-data"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Personal data** in the menu. Write the phone number or the e-mail address, and press **Find**.",
        ),
        marked: { page: "/dashboard/person", tag: "button", words: msg("Find") },
      },
      { words: msg("Download what was found and give it to the person, or erase it if they ask for that.") },
    ],
    notes: [
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "**Activity** shows who changed what on the website, and when.",
      ),
    ],
  },
];
