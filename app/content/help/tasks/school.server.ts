import { msg } from "#message";
import type { Task } from "../task";

/** What the site says of the school. */
export const schoolTasks: readonly Task[] = [
  {
    name: "first-steps",
    title: msg("Make the website your own"),
    paths: ["/dashboard/first-steps"],
    intro: msg("A new website shows a sample school. One list leads from there to your own."),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **First steps** from the dashboard. It shows what is done and what is still a sample.",
        ),
      },
      { words: msg("Take any step. Each ticks itself when it is done.") },
      { words: msg("Stop when you like, and go on another day.") },
    ],
  },
  {
    name: "texts",
    title: msg("Change a text of the website"),
    paths: ["/dashboard/texts"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "While you are logged in, open the page of the website. Press **Edit** beside the text.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Or open **Texts** in the menu: all texts stand there in the order of the website.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Write the new text and press **Save**.",
        ),
        marked: { page: "/dashboard/texts/about_heading", tag: "button", words: msg("Save") },
      },
    ],
    notes: [msg("The last 20 versions are kept below the form. You can bring one back.")],
  },
  {
    name: "languages",
    title: msg("Write in Odia, Hindi or Bengali"),
    paths: ["/dashboard/languages", "/dashboard/settings/languages"],
    steps: [
      {
        words: msg(
          "Open **Other languages** in the menu: it says what has no words in Odia, Hindi or Bengali yet.",
        ),
      },
      { words: msg("Choose a language and press the name of a notice, a text or a setting.") },
      { words: msg("The English words stand beside the fields. Write yours and press **Save**.") },
    ],
    notes: [
      msg("Nothing has to be translated: a field left empty is shown in English."),
      msg("A notice can be in one language alone: write it in Odia, and all visitors read it so."),
      msg(
        "Under **More** beside a notice stands **Text message (SMS)**: the notice as one SMS in each of its languages.",
      ),
      msg(
        "A menu or a button in the wrong words? **Other languages** leads to all that the website says by itself: search the words, and write better ones.",
      ),
      msg(
        "Administrators choose under **Site settings**, **Languages** which languages the website comes in.",
      ),
      msg("The language of the dashboard is chosen on **Your account**, for each account by itself."),
    ],
  },
  {
    name: "tables",
    title: msg("Fill in fees, dates and bus times"),
    paths: [
      "/dashboard/texts/fees_table",
      "/dashboard/texts/admission_dates",
      "/dashboard/texts/admission_ages",
      "/dashboard/texts/school_times",
      "/dashboard/texts/office_hours",
      "/dashboard/texts/bus_stops",
    ],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "While you are logged in, open the page of the website, for example **Fees**. Press **Edit** below the table.",
        ),
      },
      { words: msg("Write in the fields. The Next key of your phone leads to the next one.") },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Add rows** for more rows. A row goes when you empty all its fields.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Save**. Visitors see the table at once.",
        ),
      },
    ],
    notes: [
      msg("The arrow moves a row up. The plus sign puts an empty row before it."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "From Excel or Google Sheets: copy the cells, open **Paste from Excel or Google Sheets**, paste them, and press **Put them into the table**.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "Under **Names of the columns** you can call the terms what your school calls them.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "The PDF of a prospectus or of the fees is added under **Documents**: choose its page in the form.",
      ),
    ],
  },
  {
    name: "documents",
    title: msg("Replace a certificate"),
    kinds: ["disclosure document"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Documents** in the menu and press **Edit** beside the certificate.",
        ),
        marked: { page: "/dashboard/disclosures", tag: "a", words: msg("Edit") },
      },
      {
        words: msg("Choose the new PDF. The form shows the present one above."),
        marked: { page: "/dashboard/disclosures/1/update", tag: "label", words: msg("Document") },
      },
      {
        words: msg("Enter until when it is valid, and save. The dashboard tells you 60 days before it ends."),
        marked: { page: "/dashboard/disclosures/1/update", tag: "label", words: msg("Valid until") },
      },
    ],
    notes: [msg("Old links to the certificate lead to the new file.")],
  },
  {
    name: "appendix-ix",
    title: msg("Fill in CBSE's Appendix IX"),
    paths: ["/dashboard/appendix-ix"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Appendix IX** in the menu. Each section names the lines that are still open.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Fill in** beside a section, or tap a line.",
        ),
      },
      {
        words: msg(
          "Write in the fields. What the site knows already, such as the address, stands there until you write something else.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "For a certificate press **Add a document**: choose the PDF, and enter its number, who issued it, and until when it is valid.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Where a line is not for your school, open **Not applicable?** and say why. Then save.",
        ),
      },
    ],
    notes: [
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "Board results can come from a file: in Section C press **Take board results from a file**. You see what would change before you save it.",
      ),
      msg("Ask somebody who knows CBSE's rules to look at the page when you are done."),
      msg(
        "Visitors can see what stood there on an earlier day: at the end of the page Mandatory Public Disclosure.",
      ),
    ],
  },
  {
    name: "disclosure-report",
    title: msg("See what is open in the mandatory disclosure"),
    paths: ["/dashboard/appendix-ix/report"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open the **Dashboard**. It says how many lines of Appendix IX are done, what ends soon, and what is wrong.",
        ),
      },
      { words: msg("Tap a part of it: the field opens where you put it right.") },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "**See the report** has all of it on one page. Print it from the menu of your browser.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "When you have sent the annual report to CBSE, enter the day there under **Sent on**.",
        ),
      },
    ],
    notes: [
      msg(
        "The website looks at every file each night. If it says that a file was changed on the server, open the document and choose the right PDF again.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "A dead link is one that leads to no page. Tap it and correct it. Links to other websites that you do not want checked are ticked in the report under **Do not check**.",
      ),
      msg("Where mail is set up, the same list comes by mail on Mondays, as long as something is open."),
    ],
  },
  {
    name: "transfer-certificates",
    title: msg("Put transfer certificates on the website"),
    administrators: true,
    kinds: ["transfer-certificate"],
    intro: msg(
      "Parents download a certificate on the page Transfer certificates, with its number and the date of birth. Without both nobody finds it.",
    ),
    steps: [
      {
        words: msg(
          "Scan each certificate into a PDF of its own. Name it by number and date of birth, such as TC-2026-014_2010-05-31.pdf.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Add certificates** in the menu and choose all the files at once.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Add certificates** below. The page says of each file whether it is on the website, or why not.",
        ),
      },
    ],
    notes: [
      msg(
        "Instead of naming the files you can send a list beside them: an Excel (.xlsx) or CSV file with the file's name, the number and the date of birth.",
      ),
      msg("If the same file comes twice, it is kept once."),
      msg("What you delete is erased at once. If a certificate was wrong, delete it and add the right one."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "Each one is erased by itself after five years. You can change that in **Site settings**, under **How long personal data is kept**.",
      ),
    ],
  },
  {
    name: "faculty",
    title: msg("Add a teacher"),
    kinds: ["faculty member"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Add Faculty** in the menu.",
        ),
      },
      {
        words: msg("Write the name and the role, choose a photo, and save."),
        marked: { page: "/dashboard/add-faculty", tag: "label", words: msg("Role") },
      },
    ],
    notes: [
      msg("The arrows in the list change the order."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "**Subjects taught** puts the teacher under these subjects in the staff directory.",
      ),
    ],
  },
  {
    name: "facilities",
    title: msg("Change facilities, programs and amenities"),
    kinds: ["facility", "facility card", "program", "amenity"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Facilities**, **Facility cards**, **Programs** or **Amenities** in the menu and press **Edit** beside the one you mean.",
        ),
        marked: { page: "/dashboard/facilities", tag: "a", words: msg("Edit") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Change the words and press **Save**.",
        ),
        marked: { page: "/dashboard/facilities/1/update", tag: "button", words: msg("Save") },
      },
    ],
    notes: [
      msg("The arrows in the list change the order."),
      msg("What you delete stays in the trash first."),
    ],
  },
];
