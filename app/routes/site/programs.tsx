import { PageHeader } from "~/ui/page-header";
import { titled } from "~/ui/page-meta";

export const meta = titled("Programs");

const programs = [
  {
    title: "Foundational stage",
    range: "Nursery to class II",
    text: "Play, songs and stories in the child's own language first, then in English. Numbers are counted with seeds before they are written. No examinations.",
    learnt: ["Stories and songs", "Counting with things", "Drawing", "Sharing and waiting"],
  },
  {
    title: "Preparatory stage",
    range: "Classes III to V",
    text: "Reading by oneself, writing a page, the four rules of arithmetic, the world around the school. Swimming for everyone, and the first instrument.",
    learnt: ["English, Hindi and Bengali", "Arithmetic", "The world around us", "Swimming"],
  },
  {
    title: "Middle stage",
    range: "Classes VI to VIII",
    text: "Science in the laboratory, history with a map, a third language, and the first lines of a computer program. Each pupil chooses a craft.",
    learnt: [
      "Mathematics",
      "Science in the laboratory",
      "History and geography",
      "First programs",
      "A craft",
    ],
  },
  {
    title: "Secondary stage",
    range: "Classes IX and X",
    text: "The full CBSE syllabus with weekly tests, extra lessons after school for whoever wants them, and careful preparation for the board examination.",
    learnt: ["Mathematics", "Science", "Social science", "Two languages", "Computer applications"],
  },
  {
    title: "Senior secondary stage",
    range: "Classes XI and XII",
    text: "Science, commerce and arts, chosen after talks with parents and teachers. Visits to colleges, and help with forms and entrance examinations.",
    learnt: ["Science", "Commerce", "Arts", "Computer science", "Career talks"],
  },
];

export default function Programs() {
  return (
    <>
      <PageHeader title="Programs" />
      <ol className="shell section">
        {programs.map((program) => (
          <li
            key={program.title}
            className="relative grid border-l-3 border-marigold before:absolute before:top-1 before:-left-[0.6875rem] before:size-[1.1875rem] before:rounded-full before:border-3 before:border-marigold before:bg-paper gap-3 pb-10 pl-8 last:pb-0 md:grid-cols-[18rem_1fr] md:gap-8"
          >
            <div>
              <p className="eyebrow">{program.range}</p>
              <h2>{program.title}</h2>
            </div>
            <div>
              <p>{program.text}</p>
              <ul className="mt-4 flex flex-wrap gap-2" aria-label={`What is learnt: ${program.title}`}>
                {program.learnt.map((subject) => (
                  <li key={subject} className="plain-chip">
                    {subject}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
