import type { Task } from "../task";

/** What goes on the site in the course of the week. */
export const publishTasks: readonly Task[] = [
  {
    name: "notices",
    title: "Write a notice",
    kinds: ["notice"],
    steps: [
      {
        words: "Open the **Dashboard** and press **Add Notice**.",
        marked: { page: "/dashboard", tag: "a", words: "Add Notice" },
      },
      {
        words: "Write the text under **Details**. Nothing else is needed. A title helps people to find it.",
        marked: { page: "/dashboard/add-notice", tag: "label", words: "Details" },
      },
      {
        words: "Press **Add Notice** below the form. Visitors see the notice at once.",
        marked: { page: "/dashboard/add-notice", tag: "button", words: "Add Notice" },
      },
    ],
    notes: [
      "To add a PDF or photos, choose them under **Files** in the same form.",
      "**Preview** shows the notice as visitors will see it. Nothing is saved by that.",
      "A meeting or a match has a day: open **If it is about a day to come** and choose it. Parents can then put it into their calendar.",
      "**Save draft** keeps it for later. Visitors do not see a draft.",
      "To correct a notice, open **Notices** in the menu and press **Edit**.",
    ],
  },
  {
    name: "publishing",
    title: "Pin a notice, plan it, or take it off",
    paths: ["/dashboard/publishing"],
    steps: [
      {
        words: "Open **Notices** in the menu. Find the notice and press **More**.",
        marked: { page: "/dashboard/deletenotice", tag: "summary", words: "More" },
      },
      {
        words:
          "Press **Pin** to keep it first in the list, or **Take off** when nobody is to see it any more.",
      },
      {
        words: "To plan it, open its form and open **When it is shown**. Choose the day and the time.",
        marked: { page: "/dashboard/add-notice", tag: "summary", words: "When it is shown" },
      },
      { words: "Save. The website puts it on and takes it off by itself." },
    ],
    notes: ["Job posts, pop-ups and slides can be planned in the same way."],
  },
  {
    name: "calendar",
    title: "Add a holiday or an event",
    kinds: ["calendar entry"],
    steps: [
      {
        words: "Open the **Dashboard** and press **Add a holiday**.",
        marked: { page: "/dashboard", tag: "a", words: "Add a holiday" },
      },
      {
        words: "Write what it is called, and choose the day. For several days choose the last day too.",
        marked: { page: "/dashboard/calendar/add", tag: "label", words: "Date" },
      },
      { words: "Under **Kind** choose holiday (red) or event (blue), and save." },
    ],
    notes: ["Events of the coming days are also on the home page, under Events."],
  },
  {
    name: "albums",
    title: "Put photos into an album",
    kinds: ["album"],
    steps: [
      {
        words: "Open **Albums** in the menu and press **Add album**.",
        marked: { page: "/dashboard/albums", tag: "a", words: "Add album" },
      },
      {
        words: "Write its name, such as Sports day 2026, and choose the day.",
        marked: { page: "/dashboard/albums/add", tag: "label", words: "Name" },
      },
      {
        words: "Press **Photos** and choose up to 20 photos in the order in which they are to stand.",
        marked: { page: "/dashboard/albums/add", tag: "label", words: "Photos" },
      },
      { words: "Save, and keep the page open until every photo has arrived." },
    ],
    notes: [
      "If the line breaks, photos that arrived are kept. Send the others again: none is there twice.",
      "More photos go in later: open the album in **Albums** and press **Add photos**.",
      "**Captions** has the words of all photos of an album in one list.",
      "To delete or move several photos, tick them and press the button below the list. **Undo** brings them back.",
    ],
  },
  {
    name: "photos",
    title: "Put single photos into the gallery",
    kinds: ["photo"],
    paths: ["/dashboard/photo-copies"],
    steps: [
      {
        words: "Open the **Dashboard** and press **Add Image**.",
        marked: { page: "/dashboard", tag: "a", words: "Add Image" },
      },
      {
        words: "Choose one or several photos. Your phone makes them small before it sends them.",
        marked: { page: "/dashboard/uploadimage", tag: "label", words: "Photos" },
      },
      { words: "Write a title if you like, and send them. They stand under More photos." },
    ],
  },
  {
    name: "blurring",
    title: "Blur faces in a photo",
    paths: ["/dashboard/blur"],
    intro:
      "For children whose parents do not want them to be seen. What is blurred cannot be brought back from the photo.",
    steps: [
      {
        words:
          "Open **Gallery** in the menu, or the photos of an album. Press **More** beside the photo, then **Blur faces**.",
      },
      { words: "Draw a box over each face with your finger. **Remove** takes a box away." },
      {
        words: "Press **Preview** to see what visitors will see.",
        marked: { page: "/dashboard/blur/photo/1", tag: "button", words: "Preview" },
      },
      {
        words: "Choose whether the school keeps the photo as it was, and press **Save**.",
        marked: { page: "/dashboard/blur/photo/1", tag: "button", words: "Save" },
      },
    ],
    notes: [
      "A photo that is kept as it was can be seen by the staff only. Draw other boxes later, or press **Put the original back**.",
      "For new photos tick **Blur faces before anybody sees them**. They wait in the **Trash** until you press **Save and put it on the site**.",
      "Results, testimonials, slides and all other pictures: press **Edit**, then **Blur faces** beside the present photo.",
    ],
  },
  {
    name: "videos",
    title: "Add a video",
    kinds: ["video"],
    steps: [
      { words: "Open the video on YouTube, press Share there, and copy the link." },
      {
        words: "Open **Videos** in the menu, press **Add video**, and paste the link.",
        marked: { page: "/dashboard/videos/add", tag: "label", words: "YouTube link" },
      },
      {
        words: "Press **Save**. The website fetches the title and the picture.",
        marked: { page: "/dashboard/videos/add", tag: "button", words: "Save" },
      },
    ],
    notes: ["If YouTube cannot be reached, the page asks you for the title. Your link is kept."],
  },
  {
    name: "slides",
    title: "Change the pictures and the pop-up of the home page",
    kinds: ["slide", "pop-up"],
    steps: [
      {
        words: "Open **Slides** in the menu and press **Edit** beside the slide.",
        marked: { page: "/dashboard/slides", tag: "a", words: "Edit" },
      },
      {
        words: "Choose another photo. A wide one is best. Save.",
        marked: { page: "/dashboard/slides/1/update", tag: "label", words: "Photo" },
      },
      {
        words: "For a pop-up press **Add Pop Up** in the menu. It opens once for each visitor.",
        marked: { page: "/dashboard/add-popup", tag: "label", words: "Photo" },
      },
    ],
    notes: ["The arrows in the list of slides change their order."],
  },
  {
    name: "results",
    title: "Show a result",
    kinds: ["topper"],
    steps: [
      { words: "Press **Upload Result** in the menu." },
      {
        words: "Write the name, the marks and the class, and choose a photo.",
        marked: { page: "/dashboard/add-result", tag: "label", words: "Name" },
      },
      { words: "Save. The result is on the page Results at once." },
    ],
    notes: [
      "Ask the parents before you show a child's photo.",
      "Many at once: in the list of results press **Add results from a file**. It takes CBSE's list, or a table with a row for each student. You see each row before you save it, and one tap takes all of them back.",
      "Photos come with the table where each is called like its student, such as “Ananya Mahato.jpg”.",
    ],
  },
  {
    name: "testimonials",
    title: "Add what parents say",
    kinds: ["testimonial"],
    steps: [
      { words: "Press **Add Parents testimonial** in the menu." },
      {
        words: "Write the name and what the person says, and choose a photo. Save.",
        marked: { page: "/dashboard/addparent-testimonial", tag: "label", words: "What they say" },
      },
    ],
  },
];
