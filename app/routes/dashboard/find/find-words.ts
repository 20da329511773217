import type { Settings } from "~/settings/parts";

/** Words in all languages by which staff find settings, in addition to their labels. Never shown. */
export const settingWords: Partial<Record<keyof Settings, string>> = {
  school_name: "name of the school, school name, ବିଦ୍ୟାଳୟର ନାମ, विद्यालय का नाम, বিদ্যালয়ের নাম",
  address: "location, map, place, ଠିକଣା, पता, ঠিকানা",
  phone: "WhatsApp, WhatsApp number, mobile number, call, ହ୍ୱାଟସଆପ, व्हाट्सऐप, व्हाट्सएप, হোয়াটসঅ্যাপ",
  email_office: "mail address, Gmail",
  logo: "emblem, crest, icon, badge, school logo, ଲୋଗୋ, ପ୍ରତୀକ, लोगो, प्रतीक, লোগো, প্রতীক",
  colour_main: "colours, color, theme, design, ରଙ୍ଗ, रंग, রং",
  banner_text: "urgent, alert, emergency, closed, cyclone, storm, ଜରୁରୀ, आपातकाल, জরুরি",
  hidden_menu: "hide a page, navigation",
  sample_notice: "sample line, footer",
  count_students: "number of students, counters, achievements",
  youtube_url: "video channel",
  second_step: "OTP, two-factor, authenticator, login code, security",
  backup_time: "copy of the website, restore",
};

export const addWords = "add, new, create, write, upload, ନୂଆ, ଯୋଡ଼ନ୍ତୁ, नया, जोड़ें, নতুন, যোগ করুন";
export const addManyWords = `${addWords}, import, paste, Excel, CSV, list`;

export const pageWords: Record<string, string> = {
  "/dashboard/school-closed":
    "closed tomorrow, no school, holiday at short notice, storm, cyclone, heavy rain, heat wave, election, strike, ବିଦ୍ୟାଳୟ ବନ୍ଦ, ବାତ୍ୟା, विद्यालय बंद, तूफ़ान, বিদ্যালয় বন্ধ, ঘূর্ণিঝড়",
  "/dashboard/appendix-ix": "Appendix IX, mandatory disclosure, CBSE, disclosure report",
  "/dashboard/import": "move in, WordPress, old site, migration, undo import",
  "/dashboard/redirects": "redirect, 301, broken link, old link, not found",
  "/dashboard/redirects/add": "add redirect, new redirect",
  "/dashboard/first-steps": "set up, getting started, new school",
  "/dashboard/account": "my password, my language, log out everywhere, devices",
  "/dashboard/staff": "users, teachers' logins, forgotten password, role, editor, administrator",
  "/dashboard/staff/add": "new user, new account, second administrator",
  "/dashboard/staff/password": "password, change password, ପାସୱାର୍ଡ, पासवर्ड, পাসওয়ার্ড",
  "/dashboard/calendar": "holiday, holidays, holiday list, events, exam dates, ଛୁଟି, छुट्टी, ছুটি",
  "/dashboard/calendar/add?kind=holiday": "add holiday, new holiday, holiday, ଛୁଟି, छुट्टी, ছুটি",
  "/dashboard/deletefaculty": "teachers, staff list, photo of a teacher",
  "/dashboard/principal":
    "principal, headmaster, principal photo, portrait of the principal, name of the principal, principal's message, ଅଧ୍ୟକ୍ଷ, ପ୍ରଧାନ ଶିକ୍ଷକ, प्रधानाचार्य, প্রধান শিক্ষক",
  "/dashboard/manageresults": "toppers, marks, board result, result",
  "/dashboard/popups": "pop up, announcement, advertisement",
  "/dashboard/slides":
    "banner, banner pictures, replace the banner picture, first picture, home page photo, slider",
  "/dashboard/deleteimage": "photos, pictures",
  "/dashboard/trash": "deleted, restore, undo, recycle bin",
  "/dashboard/disclosures": "certificate, PDF, fire certificate, NOC, CBSE documents",
  "/dashboard/get-resume": "applications, job applicants, CV",
  "/dashboard/messages": "enquiry, contact form, questions of parents",
};
