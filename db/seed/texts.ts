import { t } from "#say";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { getSchoolYear, schoolYearLabel } from "~/content/calendar/school-year";
import { todayAtSchool } from "~/dates/dates";
import type { TextName } from "~/page-texts/texts";
import { lastExamYear } from "./toppers";

const table = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map(sayFixed).join(" | ").trimEnd()).join("\n");

/** Class, fee on admission, fee of a term. */
const fees: readonly [string, number, number][] = [
  ["Pre-Nursery, Nursery, LKG and UKG", 6000, 7200],
  ["Classes I and II", 7500, 8400],
  ["Classes III to V", 7500, 9200],
  ["Classes VI to VIII", 9000, 10_400],
  ["Classes IX and X", 9000, 12_000],
  ["Classes XI and XII, Arts and Commerce", 10_000, 13_200],
  ["Classes XI and XII, Science", 12_000, 15_600],
];

/** Sample texts in the language of the page; the school replaces them at /dashboard/texts. */
export function createTexts(now = new Date()): Partial<Record<TextName, string>> {
  const session = getSchoolYear(todayAtSchool(now));
  const next = session + 1;
  return {
    about_heading: t("A school of the town, for its children"),
    about: t(
      "A co-educational school affiliated to the CBSE, from nursery to class XII. Children of the town and the villages around it learn side by side under the palash trees.",
    ),
    facilities_eyebrow: t("Room to grow"),
    story: t(
      "Two rooms and a well\nThe school began with two rooms, forty-one children and a well that the parents had dug themselves. The first timetable was written on the back of a calendar. When the roof was being repaired, classes moved under the trees.\n\nA board, and laboratories\nAffiliation came when the first class reached its board examination. The laboratories were built in the same year. The pupils carried the bricks in a chain, and the name of each is on the wall behind the physics store.\n\nToday\nChildren of farmers, shopkeepers, nurses and drivers sit on the same benches. Nobody is too poor for the school trip, and nobody is too clever to sweep the classroom on Saturday.",
    ),
    mission: t(
      "To give every child, whatever the home they come from, a sound education in the languages, the sciences and the arts, and the habits of honesty, curiosity and care for others.",
    ),
    vision: t(
      "A town whose young people think for themselves, work well with their hands and minds, and come back as the doctors, farmers, engineers and teachers it needs.",
    ),
    mission_points_heading: t("What this means every day"),
    mission_points: t(
      "A teacher greets every child at the classroom door by name.\nA mistake is something to look at, not something to hide.\nEach class spends one period outdoors, whatever the subject.\nOlder pupils read with younger ones after lunch.",
    ),
    principal_name: t("Dr. Anjali Mishra"),
    principal_message: t(
      "Dear parents and pupils,\n\nA school is a promise that grown-ups make to children: that somebody will notice them, every day, and ask a little more of them than they thought they could give. We keep that promise in small things. Teachers know each child by name. Books are for taking home. Nobody eats lunch alone.\n\nOur results matter to us, and you will find them on this site. So does the child who was afraid to speak in June and read the assembly news in November.\n\nCome and see us on any working day. The gate is open, and the tea is good.",
    ),
    results_lead: t("Top marks in the {year} board examinations.", { year: String(lastExamYear(now)) }),
    faculty_lead: t("The people behind the lessons."),
    testimonials_lead: t("What parents tell us."),
    year_calendar_lead: t(
      "Holidays, exams and events of the school year, from April to March. There is no school on Sundays.",
    ),
    admission: t(
      "Admission to Nursery and class XI is open to all children of the town and the villages. In the other classes a child can join where a seat is free: ask us and we will tell you the same day.\n\nThere is **no entrance test** up to class VIII, no interview of child or parents, and no donation in any class. A quarter of the seats in Nursery is kept for children under the Right to Education Act.",
    ),
    admission_dates: table([
      [
        t("Registration for Nursery to class IX"),
        `${session}-12-01`,
        `${next}-01-31`,
        t("Forms at the school office"),
      ],
      [
        t("Visit to see the school"),
        `${next}-02-08`,
        `${next}-02-20`,
        t("The office calls you with the date and time"),
      ],
      [t("List of admitted children"), `${next}-02-27`, "", t("On the notice board and under Notices")],
      [
        t("Payment of the admission fee"),
        `${next}-03-01`,
        `${next}-03-15`,
        t("After 15 March the seat is offered to the next child"),
      ],
      [t("Registration for class XI"), `${next}-05-15`, `${next}-06-15`, t("After the results of class X")],
    ]),
    admission_steps: t(
      "Call us or send us a message. We will tell you if there is a seat.\nFill in the registration form at the school office.\nVisit the school with your child and see the classrooms. It is no test.\nCheck the list for your child's name.\nPay the admission fee and bring the papers. The seat is yours.",
    ),
    admission_documents: t(
      "Birth certificate of the child, original and one copy\nAadhaar card, if the child has one\nThree passport photos of the child\nReport card of the last class, from class II on\nTransfer certificate of the last school, from class II on\nCaste or income certificate, if you ask for a concession",
    ),
    admission_ages: table([
      ["Pre-Nursery", "2 years and 6 months"],
      ["Nursery", "3 years"],
      ["LKG", "4 years"],
      ["UKG", "5 years"],
      ["Class I", "6 years"],
      ["Classes II to IX", t("Add one year for each class")],
    ]),
    fees: t("Session {session}. Each term is four months long. There is no donation and no capitation fee.", {
      session: schoolYearLabel(session),
    }),
    fees_table: table([
      ...fees.map(([name, once, term]) => [
        name,
        ...[once, term, term, term, once + 3 * term, 3 * term].map(String),
      ]),
      [t("Children under the RTE Act"), ...Array.from({ length: 6 }, () => "Free")],
    ]),
    fees_payment: [
      "UPI: palashpurschool@example",
      t("Bank transfer: Palashpur Public School, account 0000 0000 0000, IFSC EXAM0000000"),
      t("Late fee: ₹ 10 for each day after the 10th"),
    ].join("\n"),
    fees_notes: t(
      "Each term's fee is due by the 10th of April, August and December. Pay at the fee counter by cash, card or UPI, or by bank transfer with the child's name and class.\n\n- Second child: 10% off. Third child: 50% off.\n- If you cannot pay on time, speak to the principal before the 10th. We will find a way.\n- Books, uniform and the school bus are not part of these fees. The bus fee depends on the distance: ask the office.",
    ),
    // Headings are in English: the page translates them.
    school_times: [
      "Classes | Summer (April–October) | Winter (November–March) | Saturday",
      table([
        ["Pre-Nursery to class II", "7:00 am to 11:00 am", "8:30 am to 12:30 pm", "No school"],
        [
          "Classes III to VIII",
          "6:45 am to 12:15 pm",
          "8:15 am to 2:15 pm",
          t("Until 11:30 am, in summer until 10:00 am"),
        ],
        [
          "Classes IX to XII",
          "6:45 am to 12:45 pm",
          "8:15 am to 3:00 pm",
          t("Until 12:30 pm, in summer until 11:00 am"),
        ],
      ]),
    ].join("\n"),
    office_hours: table([
      ["School office", "Monday to Saturday", "8:00 am to 3:00 pm"],
      ["Fee counter", "Monday to Friday", "8:30 am to 1:00 pm"],
      [t("Principal, for parents"), "Tuesday and Thursday", "10:00 am to 11:30 am"],
      [t("Library, for former pupils"), "Saturday", "10:00 am to 12 noon"],
    ]),
    bus_stops: table([
      [t("Route 1: Palashpur town"), t("Old bus stand"), "7:25 am", "3:35 pm"],
      ["", t("Hospital gate"), "7:32 am", "3:28 pm"],
      ["", t("Jagannath temple road"), "7:40 am", "3:20 pm"],
      [t("Route 2: river villages"), t("Nuagaon school square"), "7:05 am", "4:00 pm"],
      ["", t("Kendupali bridge"), "7:18 am", "3:46 pm"],
      ["", t("Weekly market, Tikarpada"), "7:30 am", "3:34 pm"],
      [t("Route 3: station road"), t("Railway station"), "7:20 am", "3:40 pm"],
      ["", t("Block office"), "7:35 am", "3:25 pm"],
    ]),
    certificates_notes: t(
      "A parent writes to the principal, or fills in the form at the office. Former pupils can also write by e-mail.\n\n- Bring the fee book, the library card and the identity card.\n- The certificate is ready after 3 working days; of pupils who left before 2015, after 7.\n- The first copy is free. A second copy costs ₹ 100.",
    ),
    complaints: t(
      "For a complaint, speak to the class teacher first. If that does not help, write to the principal, who answers within 7 days.\n\nIf a child is hurt, bullied or afraid, tell Mrs. S. Banerjee, the vice-principal, by phone or in person. What you say is kept private. Childline 1098 helps children day and night, free of charge.",
    ),
    transport_notes: t(
      "These are winter times (November to March). From April to October, buses come 1½ hours earlier in the morning and 2 hours earlier in the afternoon. The afternoon times are for classes III to XII; classes III to VIII have games or reading until the bus leaves. Children up to class II go home by bus at 12:45 pm, in summer at 11:15 am.\n\nA teacher rides on every bus. Children up to class V are handed over only to the person on their bus card.\n\nThe bus fee depends on the distance. Ask at the school office.",
    ),
  };
}
