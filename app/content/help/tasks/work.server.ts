import type { Task } from "../task";

/** What staff do for the website itself. */
export const workTasks: readonly Task[] = [
  {
    name: "trash",
    title: "Bring back what was deleted",
    paths: ["/dashboard/trash"],
    intro: "At once: press **Undo** in the message at the top of the page. Later:",
    steps: [
      { words: "Open **Trash** in the menu." },
      {
        words: "Press **Restore** beside it. It is where it was before.",
        marked: { page: "/dashboard/trash", tag: "button", words: "Restore" },
      },
    ],
    notes: ["Everything stays in the trash for {days} days. Then it is erased for good."],
  },
  {
    name: "not-saved",
    title: "The page said that it could not save",
    paths: ["/dashboard"],
    steps: [
      { words: "Read what the page says. Often one field is missing, and the message leads to it." },
      { words: "What you typed is kept. If you were logged out, log in again: your text is there." },
      { words: "If it happens again, tell the person who looks after the website the number on the page." },
    ],
    notes: ["If somebody else changed the same thing, the page shows both. You choose what stays."],
  },
  {
    name: "accounts",
    title: "A new colleague, or a lost password",
    administrators: true,
    paths: ["/dashboard/staff", "/dashboard/settings/login"],
    steps: [
      {
        words: "Open **Staff accounts** in the menu. For a new person press **Add person**.",
        marked: { page: "/dashboard/staff", tag: "a", words: "Add person" },
      },
      {
        words: "For a lost password open the person with **Manage**, and press **Make a link**.",
        marked: { page: "/dashboard/staff/2", tag: "a", words: "Make a link" },
      },
      { words: "Send the link to that person only. With it they choose a new password." },
    ],
    notes: [
      "Each person has an account of their own. Never share a password.",
      "When somebody leaves the school, remove the account on the same day.",
    ],
  },
  {
    name: "your-account",
    title: "Change your own password",
    paths: [
      "/dashboard/account",
      "/dashboard/staff/password",
      "/dashboard/staff/passkeys",
      "/dashboard/staff/second-step",
      "/dashboard/confirm",
    ],
    steps: [
      {
        words: "Open **Your account** in the menu and press **Change password**.",
        marked: { page: "/dashboard/account", tag: "a", words: "Change password" },
      },
      {
        words:
          "Enter the password you have now, and the new one. A few words together are good and easy to keep.",
        marked: { page: "/dashboard/staff/password", tag: "label", words: "Current password" },
      },
    ],
    notes: ["A second step, a code from your phone, protects your account even if the password gets out."],
  },
  {
    name: "backups",
    title: "Keep a backup",
    administrators: true,
    paths: ["/dashboard/backups", "/dashboard/server", "/dashboard/settings/backups"],
    intro: "The website makes a backup every night and tests it. Keep one outside the server too:",
    steps: [
      {
        words:
          "Open **Backups** in the menu. It says whether all is well. **Back up now** makes one at once.",
        marked: { page: "/dashboard/backups", tag: "button", words: "Back up now" },
      },
      { words: "Once a month press **Download** and keep the file on another disk, locked away." },
    ],
  },
  {
    name: "personal-data",
    title: "Somebody asks what the school knows about them",
    administrators: true,
    paths: ["/dashboard/person", "/dashboard/activity", "/dashboard/settings/personal-data"],
    steps: [
      {
        words:
          "Open **Personal data** in the menu. Write the phone number or the e-mail address, and press **Find**.",
        marked: { page: "/dashboard/person", tag: "button", words: "Find" },
      },
      { words: "Download what was found and give it to the person, or erase it if they ask for that." },
    ],
    notes: ["**Activity** shows who changed what on the website, and when."],
  },
];
