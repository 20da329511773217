import { msg } from "#message";

/** The 14 documents in the order and spelling of specification section 3, with what each one normally is, and its line of Appendix IX. */
const documents = [
  [
    msg("Society"),
    "The registration certificate of the society, trust or company that runs the school.",
    "b2",
  ],
  [msg("NOC"), "The no-objection certificate of the state government.", "b3"],
  [msg("RTE"), "The certificate of recognition under the Right to Education Act, and its renewals.", "b4"],
  [msg("Land Certificate"), "The certificate of the land on which the school stands.", "b9"],
  [
    msg("Building Certificate"),
    "The building safety certificate according to the National Building Code.",
    "b5",
  ],
  [msg("Fire Certificate"), "The fire safety certificate issued by the state fire service.", "b6"],
  [msg("Sanitation Certificate"), "The health and sanitation certificate of the local authority.", "b8"],
  [msg("Water Sample Certificate"), "The test report of the drinking water by an approved laboratory.", "b8"],
  [
    msg("Self Certification"),
    "The school's own certification, submitted for affiliation or its extension.",
    "b7",
  ],
  [msg("Fee"), "The fee structure of the school for the present session.", "c1"],
  [msg("Parents Teacher Association"), "The list of the members of the parents teacher association.", "c4"],
  [msg("School Management Committee"), "The list of the members of the school management committee.", "c3"],
  [msg("Annual calender"), "The academic calendar of the present session.", "c2"],
  [
    msg("Mandatory Disclosure Details SARAS 6.0"),
    "The details that the Board asks for in its form SARAS 6.0.",
    "",
  ],
] as const;

export const disclosures = documents.map(([name, what, line], index) => ({
  name,
  what,
  line,
  url: `/disclosures/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.pdf`,
  position: index + 1,
}));
