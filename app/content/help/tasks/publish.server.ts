import { msg } from "#message";
import type { Task } from "../task";

/** What goes on the site in the course of the week. */
export const publishTasks: readonly Task[] = [
  {
    name: "notices",
    title: msg("Write a notice"),
    kinds: ["notice"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open the **Dashboard** and press **Add Notice**.",
        ),
        marked: { page: "/dashboard", tag: "a", words: msg("Add Notice") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Write the text under **Details**. Nothing else is needed. A title helps people to find it.",
        ),
        marked: { page: "/dashboard/add-notice", tag: "label", words: msg("Details") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Add Notice** below the form. Visitors see the notice at once.",
        ),
        marked: { page: "/dashboard/add-notice", tag: "button", words: msg("Add Notice") },
      },
    ],
    notes: [
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "To add a PDF or photos, choose them under **Files** in the same form.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "**Preview** shows the notice as visitors will see it. Nothing is saved by that.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "A meeting or a match has a day: open **If it is about a day to come** and choose it. Parents can then put it into their calendar.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "**Save draft** keeps it for later. Visitors do not see a draft.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "To correct a notice, open **Notices** in the menu and press **Edit**.",
      ),
    ],
  },
  {
    name: "publishing",
    title: msg("Pin a notice, plan it, or take it off"),
    paths: ["/dashboard/publishing"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Notices** in the menu. Find the notice and press **More**.",
        ),
        marked: { page: "/dashboard/deletenotice", tag: "summary", words: msg("More") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Pin** to keep it first in the list, or **Take off** when nobody is to see it any more.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "To plan it, open its form and open **When it is shown**. Choose the day and the time.",
        ),
        marked: { page: "/dashboard/add-notice", tag: "summary", words: msg("When it is shown") },
      },
      { words: msg("Save. The website puts it on and takes it off by itself.") },
    ],
    notes: [msg("Job posts, pop-ups and slides can be planned in the same way.")],
  },
  {
    name: "calendar",
    title: msg("Add a holiday or an event"),
    kinds: ["calendar entry"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open the **Dashboard** and press **Add a holiday**.",
        ),
        marked: { page: "/dashboard", tag: "a", words: msg("Add a holiday") },
      },
      {
        words: msg("Write what it is called, and choose the day. For several days choose the last day too."),
        marked: { page: "/dashboard/calendar/add", tag: "label", words: msg("Date") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Under **Kind** choose holiday (red) or event (blue), and save.",
        ),
      },
    ],
    notes: [msg("Events of the coming days are also on the home page, under Events.")],
  },
  {
    name: "albums",
    title: msg("Put photos into an album"),
    kinds: ["album"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Albums** in the menu and press **Add album**.",
        ),
        marked: { page: "/dashboard/albums", tag: "a", words: msg("Add album") },
      },
      {
        words: msg("Write its name, such as Sports day 2026, and choose the day."),
        marked: { page: "/dashboard/albums/add", tag: "label", words: msg("Name") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Photos** and choose up to 20 photos in the order in which they are to stand.",
        ),
        marked: { page: "/dashboard/albums/add", tag: "label", words: msg("Photos") },
      },
      { words: msg("Save, and keep the page open until every photo has arrived.") },
    ],
    notes: [
      msg("If the line breaks, photos that arrived are kept. Send the others again: none is there twice."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "More photos go in later: open the album in **Albums** and press **Add photos**.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "**Captions** has the words of all photos of an album in one list.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "To delete or move several photos, tick them and press the button below the list. **Undo** brings them back.",
      ),
    ],
  },
  {
    name: "photos",
    title: msg("Put single photos into the gallery"),
    kinds: ["photo"],
    paths: ["/dashboard/photo-copies"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open the **Dashboard** and press **Add Image**.",
        ),
        marked: { page: "/dashboard", tag: "a", words: msg("Add Image") },
      },
      {
        words: msg("Choose one or several photos. Your phone makes them small before it sends them."),
        marked: { page: "/dashboard/uploadimage", tag: "label", words: msg("Photos") },
      },
      { words: msg("Write a title if you like, and send them. They stand under More photos.") },
    ],
  },
  {
    name: "blurring",
    title: msg("Blur faces in a photo"),
    paths: ["/dashboard/blur"],
    intro: msg(
      "For children whose parents do not want them to be seen. What is blurred cannot be brought back from the photo.",
    ),
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Gallery** in the menu, or the photos of an album. Press **More** beside the photo, then **Blur faces**.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Draw a box over each face with your finger. **Remove** takes a box away.",
        ),
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Preview** to see what visitors will see.",
        ),
        marked: { page: "/dashboard/blur/photo/1", tag: "button", words: msg("Preview") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Choose whether the school keeps the photo as it was, and press **Save**.",
        ),
        marked: { page: "/dashboard/blur/photo/1", tag: "button", words: msg("Save") },
      },
    ],
    notes: [
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "A photo that is kept as it was can be seen by the staff only. Draw other boxes later, or press **Put the original back**.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "For new photos tick **Blur faces before anybody sees them**. They wait in the **Trash** until you press **Save and put it on the site**.",
      ),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "Results, testimonials, slides and all other pictures: press **Edit**, then **Blur faces** beside the present photo.",
      ),
    ],
  },
  {
    name: "videos",
    title: msg("Add a video"),
    kinds: ["video"],
    steps: [
      { words: msg("Open the video on YouTube, press Share there, and copy the link.") },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Videos** in the menu, press **Add video**, and paste the link.",
        ),
        marked: { page: "/dashboard/videos/add", tag: "label", words: msg("YouTube link") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Save**. The website fetches the title and the picture.",
        ),
        marked: { page: "/dashboard/videos/add", tag: "button", words: msg("Save") },
      },
    ],
    notes: [msg("If YouTube cannot be reached, the page asks you for the title. Your link is kept.")],
  },
  {
    name: "slides",
    title: msg("Change the pictures and the pop-up of the home page"),
    kinds: ["slide", "pop-up"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Open **Slides** in the menu and press **Edit** beside the slide.",
        ),
        marked: { page: "/dashboard/slides", tag: "a", words: msg("Edit") },
      },
      {
        words: msg("Choose another photo. A wide one is best. Save."),
        marked: { page: "/dashboard/slides/1/update", tag: "label", words: msg("Photo") },
      },
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "For a pop-up press **Add Pop Up** in the menu. It opens once for each visitor.",
        ),
        marked: { page: "/dashboard/add-popup", tag: "label", words: msg("Photo") },
      },
    ],
    notes: [msg("The arrows in the list of slides change their order.")],
  },
  {
    name: "results",
    title: msg("Show a result"),
    kinds: ["topper"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Upload Result** in the menu.",
        ),
      },
      {
        words: msg("Write the name, the marks and the class, and choose a photo."),
        marked: { page: "/dashboard/add-result", tag: "label", words: msg("Name") },
      },
      { words: msg("Save. The result is on the page Results at once.") },
    ],
    notes: [
      msg("Ask the parents before you show a child's photo."),
      msg(
        /* What stands between ** are the words of a button or a field: as they are said there. */ "Many at once: in the list of results press **Add results from a file**. It takes CBSE's list, or a table with a row for each student. You see each row before you save it, and one tap takes all of them back.",
      ),
      msg("Photos come with the table where each is called like its student, such as “Ananya Mahato.jpg”."),
    ],
  },
  {
    name: "testimonials",
    title: msg("Add what parents say"),
    kinds: ["testimonial"],
    steps: [
      {
        words: msg(
          /* What stands between ** are the words of a button or a field: as they are said there. */ "Press **Add Parents testimonial** in the menu.",
        ),
      },
      {
        words: msg("Write the name and what the person says, and choose a photo. Save."),
        marked: { page: "/dashboard/addparent-testimonial", tag: "label", words: msg("What they say") },
      },
    ],
  },
];
