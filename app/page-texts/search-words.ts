import { type Message, msg } from "#message";

const searchWords = <const Page extends string>(page: Page, usual: Message) =>
  ({
    page,
    label: msg("Search words"),
    form: "line",
    usual,
    isHidden: true,
    hint: msg(
      "Other words that parents search for, separated by commas. Only the search uses them; the page does not show them.",
    ),
  }) as const;

export const searchWordTexts = {
  home_search: searchWords("/", msg("home, school website, first page")),
  story_search: searchWords("/about-us", msg("history, founder, about the school, background, campus")),
  mission_search: searchWords("/mission", msg("aim, goal, values, vision")),
  principal_search: searchWords(
    "/principal",
    msg("principal, head of the school, headmaster, name of the principal"),
  ),
  programs_search: searchWords(
    "/programs",
    msg("syllabus, subjects, streams, science, commerce, arts, course, classes, medium, what is taught"),
  ),
  curriculum_search: searchWords(
    "/curriculum",
    msg("calendar of the month, events, programme, functions, school open today, school tomorrow, dates"),
  ),
  faculty_search: searchWords("/faculty", msg("teachers, staff, qualification of teachers")),
  results_search: searchWords(
    "/results",
    msg("board result, class 10 result, class 12 result, toppers, marks, percentage, marksheet"),
  ),
  testimonials_search: searchWords(
    "/parents-testimonial",
    msg("reviews, feedback, opinions of parents, rating"),
  ),
  admission_search: searchWords(
    "/admission",
    msg(
      "admission form, last date, registration, how to apply, prospectus, age limit, documents, birth certificate, seats, entrance test, RTE, nursery, LKG, UKG",
    ),
  ),
  enquiry_search: searchWords(
    "/admission/enquiry",
    msg("admission enquiry, ask for a seat, seat available, call back"),
  ),
  fees_search: searchWords(
    "/fees",
    msg(
      "fee structure, tuition fee, monthly fee, charges, payment, online payment, UPI, bank account, last date of payment, receipt, late fee, concession, scholarship, refund, donation",
    ),
  ),
  year_calendar_search: searchWords(
    "/year-calendar",
    msg(
      "holidays, holiday list, vacation, summer vacation, winter vacation, Puja, Diwali, Eid, Christmas, exams, exam dates, date sheet, exam timetable, school reopens, school closed, school tomorrow, session",
    ),
  ),
  timings_search: searchWords(
    "/timings",
    msg(
      "school timings, time table, lunch break, recess, school begins, school ends, opening time, closing time, Saturday, bus, van, bus route, bus fee, transport, pick-up and drop, office time",
    ),
  ),
  staff_directory_search: searchWords(
    "/staff-directory",
    msg("teachers by subject, subject teacher, class teacher, list of teachers"),
  ),
  events_search: searchWords("/events", msg("videos, films, functions, annual day video")),
  disclosure_search: searchWords(
    "/mandatory-public-disclosure",
    msg(
      "affiliation number, school code, CBSE, UDISE, NOC, recognition, fire safety, building safety, certificates of the school, students in one class, sections, management committee, society, trust",
    ),
  ),
  gallery_search: searchWords("/school-gallery", msg("photos, pictures, albums")),
  contact_search: searchWords(
    "/contact",
    msg(
      "phone, mobile, WhatsApp, e-mail, address, ID card, name correction, lost and found, map, complaint, grievance, suggestion, child safety, POCSO, bullying, help, visit, Facebook, YouTube, hostel, uniform",
    ),
  ),
  career_search: searchWords(
    "/career",
    msg("job, vacancy, post, recruitment, teacher wanted, resume, apply for a job"),
  ),
  notices_search: searchWords("/notices", msg("notice board, circular, announcement, news, latest notices")),
  archive_search: searchWords("/notices/archive", msg("old notices, past notices")),
  newsletter_search: searchWords(
    "/newsletter",
    msg("subscribe, notices by e-mail, updates, alerts, app, unsubscribe"),
  ),
  privacy_search: searchWords(
    "/privacy",
    msg("data protection, personal data, cookies, remove a photo of my child, consent"),
  ),
  terms_search: searchWords("/terms", msg("conditions, copyright, rules of the website")),
  accessibility_search: searchWords(
    "/accessibility",
    msg("disability, screen reader, large letters, text version"),
  ),
  sitemap_search: searchWords("/sitemap", msg("all pages, list of pages, menu")),
  certificates_search: searchWords(
    "/transfer-certificates",
    msg(
      "TC, school leaving certificate, migration certificate, character certificate, duplicate certificate, download",
    ),
  ),
  application_search: searchWords("/application", msg("application status, status of a job application")),
  login_search: searchWords(
    "/login",
    msg("sign in, staff login, teacher login, parent login, student portal, password"),
  ),
  login_help_search: searchWords(
    "/login-help",
    msg("forgot password, reset password, cannot log in, lost phone"),
  ),
} as const;
