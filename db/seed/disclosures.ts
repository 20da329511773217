/** The 14 documents in the order and spelling of specification section 3, with what each one normally is, and its line of Appendix IX. */
const documents = [
  ["Society", "The registration certificate of the society, trust or company that runs the school.", "b2"],
  ["NOC", "The no-objection certificate of the state government.", "b3"],
  ["RTE", "The certificate of recognition under the Right to Education Act, and its renewals.", "b4"],
  ["Land Certificate", "The certificate of the land on which the school stands.", "b9"],
  ["Building Certificate", "The building safety certificate according to the National Building Code.", "b5"],
  ["Fire Certificate", "The fire safety certificate issued by the state fire service.", "b6"],
  ["Sanitation Certificate", "The health and sanitation certificate of the local authority.", "b8"],
  ["Water Sample Certificate", "The test report of the drinking water by an approved laboratory.", "b8"],
  ["Self Certification", "The school's own certification, submitted for affiliation or its extension.", "b7"],
  ["Fee", "The fee structure of the school for the present session.", "c1"],
  ["Parents Teacher Association", "The list of the members of the parents teacher association.", "c4"],
  ["School Management Committee", "The list of the members of the school management committee.", "c3"],
  ["Annual calender", "The academic calendar of the present session.", "c2"],
  [
    "Mandatory Disclosure Details SARAS 6.0",
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
