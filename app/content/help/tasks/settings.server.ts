import { msg } from "#message";
import type { Task } from "../task";

const contact = "/dashboard/settings/contact";
const banner = "/dashboard/settings/banner";
const colours = "/dashboard/settings/colours";
const logo = "/dashboard/settings/logo";
const menu = "/dashboard/settings/menu";

/** What is set once, and changes seldom. */
export const settingsTasks: readonly Task[] = [
  {
    name: "phone-number",
    title: msg("Change the phone number"),
    administrators: true,
    paths: [contact],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Site settings** in the menu, and there **Phone and e-mail**.",
        ),
      },
      { words: msg("Write the new number."), marked: { page: contact, tag: "label", words: msg("Phone") } },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Save**. Every page of the website has the new number at once.",
        ),
        marked: { page: contact, tag: "button", words: msg("Save") },
      },
    ],
  },
  {
    name: "banner",
    title: msg("Tell everybody at once that school is closed"),
    paths: [banner],
    intro: msg("The emergency banner is one line above every page. It goes by itself."),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Emergency banner** on the dashboard.",
        ),
        marked: { page: "/dashboard", tag: "a", words: msg("Emergency banner") },
      },
      { words: msg("Write what, when and who, in one short line.") },
      {
        words: msg("Look at the day and the time until which it is shown."),
        marked: { page: banner, tag: "label", words: msg("Show until") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Put it on every page**. Visitors see it at once.",
        ),
        marked: { page: banner, tag: "button", words: msg("Put it on every page") },
      },
    ],
    notes: [
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "While it is on, the dashboard says so. **Take it off now** stands in the same form.",
      ),
      msg("For what can wait, write a notice."),
    ],
  },
  {
    name: "look",
    title: msg("Change the logo and the colours"),
    administrators: true,
    paths: [logo, colours, "/dashboard/settings/share-picture"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Site settings** in the menu, and there **Logo**. Choose a picture and press **Save**.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "For the colours open **Colours** and choose two. The page says whether words can be read on them.",
        ),
        marked: { page: colours, tag: "button", words: msg("Show the preview") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Save**. All pages have the new colours at once.",
        ),
      },
    ],
    notes: [
      msg("A picture as JPEG, PNG, WebP or AVIF works. A logo of 400 pixels or more looks sharp everywhere."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "**Picture for shared links** is what WhatsApp shows beside a link to the website.",
      ),
    ],
  },
  {
    name: "menu",
    title: msg("Hide a page that the school does not need"),
    administrators: true,
    paths: [menu],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Site settings** in the menu, and there **Menu**.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Take the tick away from each page that is not to stand in the menu, and press **Save**.",
        ),
        marked: { page: menu, tag: "button", words: msg("Save") },
      },
    ],
    notes: [msg("The page itself stays at its address. Tick it again, and it is in the menu again.")],
  },
  {
    name: "mail",
    title: msg("Try whether mail works"),
    administrators: true,
    paths: ["/dashboard/settings/mail"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Site settings** in the menu, and there **Mail**. It says where mail goes.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Send a test mail**. The page says what is wrong, or that it was sent.",
        ),
      },
      { words: msg("Look into the mailbox, and among the unwanted mail too.") },
    ],
    notes: [
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "What visitors write is under **Messages**, with mail or without.",
      ),
    ],
  },
  {
    name: "settings",
    title: msg("Change the name, the address, the figures or the links of the school"),
    administrators: true,
    paths: ["/dashboard/settings"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Site settings** in the menu. Each page says where it shows, and what it says now.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open the page you need, change it, and press **Save**. Nothing else is changed.",
        ),
        marked: { page: "/dashboard/settings/school", tag: "button", words: msg("Save") },
      },
    ],
    notes: [
      msg("A figure that is left empty is not shown."),
      msg("If somebody else changed the same page meanwhile, you see both, and nothing is lost."),
    ],
  },
];
