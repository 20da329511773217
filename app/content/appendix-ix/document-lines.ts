/**
 * The lines of CBSE's Appendix IX that documents are for, apart from the others: the form of a document carries these alone.
 * `wording` is CBSE's, as docs/disclosure.md says where it was read; `label` is what the staff's forms call it.
 */
export const documentLines = [
  {
    key: "b1",
    number: "1",
    label: "Affiliation letter",
    wording: "Copies of affiliation/upgradation letter and recent extension of affiliation, if any",
  },
  {
    key: "b2",
    number: "2",
    label: "Society, trust or company",
    wording: "Copies of societies/trust/company registration/renewal certificate, as applicable",
  },
  {
    key: "b3",
    number: "3",
    label: "No objection certificate (NOC)",
    wording: "Copy of no objection certificate (NOC) issued, if applicable, by the State Govt./UT",
  },
  {
    key: "b4",
    number: "4",
    label: "Recognition under the RTE Act",
    wording: "Copies of recognition certificate under RTE Act, 2009, and its renewal if applicable",
  },
  {
    key: "b5",
    number: "5",
    label: "Building safety certificate",
    wording: "Copy of valid building safety certificate as per the National Building Code",
  },
  {
    key: "b6",
    number: "6",
    label: "Fire safety certificate",
    wording: "Copy of valid fire safety certificate issued by the competent authority",
  },
  {
    key: "b7",
    number: "7",
    label: "DEO certificate or self certification",
    wording:
      "Copy of the DEO certificate submitted by the school for affiliation/upgradation/extension of affiliation or self certification by school",
  },
  {
    key: "b8",
    number: "8",
    label: "Water, health and sanitation",
    wording: "Copies of valid water, health and sanitation certificates",
  },
  { key: "b9", number: "–", label: "Land certificate", wording: "Land certificate" },
  { key: "c1", number: "1", label: "Fee structure", wording: "Fee structure of the school" },
  { key: "c2", number: "2", label: "Academic calendar", wording: "Annual academic calendar" },
  {
    key: "c3",
    number: "3",
    label: "School management committee",
    wording: "List of School Management Committee (SMC)",
  },
  {
    key: "c4",
    number: "4",
    label: "Parents teachers association",
    wording: "List of Parents Teachers Association (PTA) members",
  },
  {
    key: "d6",
    number: "–",
    label: "List of teachers",
    wording: "Details of teachers with their qualifications",
  },
] as const;

/** The document stands in the tables of Appendix IX only, and not among the cards above them. */
export const tablesOnly = "/mandatory-public-disclosure#appendix-ix";
