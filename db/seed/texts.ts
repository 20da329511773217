import type { TextName } from "~/capabilities/texts/texts";
import { getSchoolYear, schoolYearLabel } from "~/content/calendar/school-year";
import { todayAtSchool } from "~/dates/dates";

const session = getSchoolYear(todayAtSchool());
const next = session + 1;

/** Sample texts; the school replaces them at /dashboard/texts. */
export const texts: Partial<Record<TextName, string>> = {
  about_heading: "A school of the town, for its children",
  about:
    "A co-educational school affiliated to the CBSE, from nursery to class XII, where children of the town and the villages around it learn side by side under the palash trees.",
  facilities_eyebrow: "Room to grow",
  story:
    "Two rooms and a well\nThe school began with two rooms, forty-one children and a well that the parents had dug themselves. The first timetable was written on the back of a calendar, and classes moved under the trees whenever the roof was being mended.\n\nA board, and laboratories\nAffiliation came when the first class reached its board examination. The laboratories were built in the same year; the pupils carried the bricks in a chain, and the name of each is on the wall behind the physics store.\n\nToday\nChildren of farmers, shopkeepers, nurses and drivers sit on the same benches. Nobody is too poor for the school trip, and nobody is too clever to sweep the classroom on Saturday.",
  mission:
    "To give every child, whatever the home they come from, a sound education in the languages, the sciences and the arts, and the habits of honesty, curiosity and care for others.",
  vision:
    "A town whose young people think for themselves, work well with their hands and minds, and come back as the doctors, farmers, engineers and teachers it needs.",
  mission_points_heading: "What this means every day",
  mission_points:
    "A teacher greets every child at the classroom door by name.\nA mistake is something to look at, not something to hide.\nEach class spends one period outdoors, whatever the subject.\nOlder pupils read with younger ones after lunch.",
  principal_name: "Dr. Anjali Mishra",
  principal_message:
    "Dear parents and pupils,\n\nA school is a promise that grown-ups make to children: that somebody will notice them, every day, and ask a little more of them than they thought they could give. We keep that promise in small things. Teachers know each child by name. Books are for taking home. Nobody eats lunch alone.\n\nOur results matter to us, and you will find them on this site. So does the child who was afraid to speak in June and read the assembly news in November.\n\nCome and see us on any working day. The gate is open, and the tea is good.",
  // Marks and praise are claims, so the text says that they are invented.
  results_lead:
    "Top marks in last year's board examinations. These are invented, like all people here, until the school enters its own.",
  faculty_lead: "The people behind the lessons. Invented ones, until the school enters its own.",
  testimonials_lead: "What parents tell us. Invented voices, until the school enters real ones.",
  admission:
    "Admission to Nursery and class XI is open to all children of the town and the villages. In the other classes a child can join where a seat is free: ask us and we will tell you the same day.\n\nThere is **no entrance test** up to class VIII and no donation in any class. A quarter of the seats in Nursery is kept for children under the Right to Education Act.",
  admission_dates: [
    `Registration for Nursery to class IX | ${session}-12-01 | ${next}-01-31 | Forms at the school office`,
    `Meeting with parent and child | ${next}-02-08 | ${next}-02-20 | The office calls you with day and time`,
    `List of admitted children | ${next}-02-27 | | On the notice board and under Notices`,
    `Payment of the admission fee | ${next}-03-01 | ${next}-03-15 | After 15 March the seat is offered to the next child`,
    `Registration for class XI | ${next}-05-15 | ${next}-06-15 | After the results of class X`,
  ].join("\n"),
  admission_steps:
    "Call us or send us a message. We will tell you if there is a seat.\nFill in the registration form at the school office.\nCome with your child to a short meeting with a teacher.\nCheck the list for your child's name.\nPay the admission fee and bring the papers. The seat is yours.",
  admission_documents:
    "Birth certificate of the child, original and one copy\nAadhaar card of the child and of one parent, one copy each\nThree passport photos of the child\nReport card of the last class, from class II on\nTransfer certificate of the last school, from class II on\nCaste or income certificate, if you ask for a concession",
  admission_ages: [
    "Pre-Nursery | 2 years and 6 months",
    "Nursery | 3 years",
    "LKG | 4 years",
    "UKG | 5 years",
    "Class I | 6 years",
    "Classes II to IX | Add one year for each class",
  ].join("\n"),
  fees: `Session ${schoolYearLabel(session)}. One term has four months. There is no donation and no capitation fee.`,
  fees_table: [
    "Pre-Nursery, Nursery, LKG and UKG | 6000 | 7200 | 7200 | 7200 | 27600",
    "Classes I and II, first stage | 7500 | 8400 | 8400 | 8400 | 32700",
    "Classes III to V, middle stage | 7500 | 9200 | 9200 | 9200 | 35100",
    "Classes VI to VIII, upper stage | 9000 | 10400 | 10400 | 10400 | 40200",
    "Classes IX and X, board classes | 9000 | 12000 | 12000 | 12000 | 45000",
    "Classes XI and XII, Arts and Commerce | 10000 | 13200 | 13200 | 13200 | 49600",
    "Classes XI and XII, Science | 12000 | 15600 | 15600 | 15600 | 58800",
    "Children under the RTE Act | Free | Free | Free | Free | Free",
  ].join("\n"),
  fees_notes:
    "Each term's fee is due by the 10th of April, August and December. Pay at the fee counter by cash, card or UPI, or by bank transfer with the child's name and class.\n\n- Second child: 10% off. Third child: 50% off.\n- If you cannot pay on time, speak to the principal before the 10th. We will find a way.\n- Books, uniform and the school bus are not part of these fees.",
  school_times: [
    "Classes | Summer (April–October) | Winter (November–March) | Saturday",
    "Junior block: Nursery to class II | 7:00 am to 11:00 am | 8:30 am to 12:30 pm | No school",
    "Classes III to VIII | 6:45 am to 12:15 pm | 8:15 am to 2:15 pm | 8:15 am to 11:30 am",
    "Classes IX to XII | 6:45 am to 12:45 pm | 8:15 am to 3:00 pm | 8:15 am to 12:30 pm",
  ].join("\n"),
  office_hours: [
    "School office | Monday to Saturday | 8:00 am to 3:00 pm",
    "Fee counter | Monday to Friday | 8:30 am to 1:00 pm",
    "Principal, for parents | Tuesday and Thursday | 10:00 am to 11:30 am",
    "Library, for former pupils | Saturday | 10:00 am to 12:00 noon",
  ].join("\n"),
  bus_stops: [
    "Route 1: Palashpur town | Old bus stand | 7:25 am | 3:35 pm",
    " | Hospital gate | 7:32 am | 3:28 pm",
    " | Jagannath temple road | 7:40 am | 3:20 pm",
    "Route 2: river villages | Nuagaon school square | 7:05 am | 4:00 pm",
    " | Kendupali bridge | 7:18 am | 3:46 pm",
    " | Weekly market, Tikarpada | 7:30 am | 3:34 pm",
    "Route 3: station road | Railway station | 7:20 am | 3:40 pm",
    " | Block office | 7:35 am | 3:25 pm",
  ].join("\n"),
  transport_notes:
    "These are winter times (November to March). From April to October, buses come 1½ hours earlier in the morning and 2 hours earlier in the afternoon. A teacher rides on every bus. Children up to class V are handed over only to the person on their bus card.\n\nThe bus fee depends on the distance. Ask at the school office.",
};
