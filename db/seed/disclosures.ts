import { msg } from "#message";

/** 14 documents in the order and spelling of specification section 3, with lines of Appendix IX. */
const documents = [
  [msg("Society"), "b2"],
  [msg("NOC"), "b3"],
  [msg("RTE"), "b4"],
  [msg("Land Certificate"), "b9"],
  [msg("Building Certificate"), "b5"],
  [msg("Fire Certificate"), "b6"],
  [msg("Sanitation Certificate"), "b8"],
  [msg("Water Sample Certificate"), "b8"],
  [msg("Self Certification"), "b7"],
  [msg("Fee"), "c1"],
  [msg("Parents Teacher Association"), "c4"],
  [msg("School Management Committee"), "c3"],
  [msg("Annual calender"), "c2"],
  [msg("Mandatory Disclosure Details SARAS 6.0"), ""],
] as const;

export const disclosures = documents.map(([name, line], index) => ({
  name,
  line,
  url: `/disclosures/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.pdf`,
  position: index + 1,
}));
