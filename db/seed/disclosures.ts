/** The 14 documents in the order and spelling of specification section 3, with their lines of Appendix IX. */
const documents = [
  ["Society", "b2"],
  ["NOC", "b3"],
  ["RTE", "b4"],
  ["Land Certificate", "b9"],
  ["Building Certificate", "b5"],
  ["Fire Certificate", "b6"],
  ["Sanitation Certificate", "b8"],
  ["Water Sample Certificate", "b8"],
  ["Self Certification", "b7"],
  ["Fee", "c1"],
  ["Parents Teacher Association", "c4"],
  ["School Management Committee", "c3"],
  ["Annual calender", "c2"],
  ["Mandatory Disclosure Details SARAS 6.0", ""],
] as const;

export const disclosures = documents.map(([name, line], index) => ({
  name,
  line,
  url: `/disclosures/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.pdf`,
  position: index + 1,
}));
