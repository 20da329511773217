import { msg } from "#message";
/** Apart from lines.ts for the document form. `wording` is CBSE's (docs/disclosure.md), `label` ours. */
export const documentLines = [
  {
    key: "b1",
    number: "1",
    label: msg("Affiliation letter"),
    wording: msg(
      /* As CBSE's form asks it. */ "Copies of affiliation/upgradation letter and recent extension of affiliation, if any",
    ),
  },
  {
    key: "b2",
    number: "2",
    label: msg("Society, trust or company"),
    wording: msg(
      /* As CBSE's form asks it. */ "Copies of societies/trust/company registration/renewal certificate, as applicable",
    ),
  },
  {
    key: "b3",
    number: "3",
    label: msg("No objection certificate (NOC)"),
    wording: msg(
      /* As CBSE's form asks it. */ "Copy of no objection certificate (NOC) issued, if applicable, by the State Govt./UT",
    ),
  },
  {
    key: "b4",
    number: "4",
    label: msg("Recognition under the RTE Act"),
    wording: msg(
      /* As CBSE's form asks it. */ "Copies of recognition certificate under RTE Act, 2009, and its renewal if applicable",
    ),
  },
  {
    key: "b5",
    number: "5",
    label: msg("Building safety certificate"),
    wording: msg(
      /* As CBSE's form asks it. */ "Copy of valid building safety certificate as per the National Building Code",
    ),
  },
  {
    key: "b6",
    number: "6",
    label: msg("Fire safety certificate"),
    wording: msg(
      /* As CBSE's form asks it. */ "Copy of valid fire safety certificate issued by the competent authority",
    ),
  },
  {
    key: "b7",
    number: "7",
    label: msg("DEO certificate or self certification"),
    wording: msg(
      /* As CBSE's form asks it. */ "Copy of the DEO certificate submitted by the school for affiliation/upgradation/extension of affiliation or self certification by school",
    ),
  },
  {
    key: "b8",
    number: "8",
    label: msg("Water, health and sanitation"),
    wording: msg(/* As CBSE's form asks it. */ "Copies of valid water, health and sanitation certificates"),
  },
  {
    key: "b9",
    number: "–",
    label: msg(/* As CBSE's form asks it. */ "Land certificate"),
    wording: msg("Land certificate"),
  },
  {
    key: "c1",
    number: "1",
    label: msg("Fee structure"),
    wording: msg(/* As CBSE's form asks it. */ "Fee structure of the school"),
  },
  {
    key: "c2",
    number: "2",
    label: msg("Academic calendar"),
    wording: msg(/* As CBSE's form asks it. */ "Annual academic calendar"),
  },
  {
    key: "c3",
    number: "3",
    label: msg("School management committee"),
    wording: msg(/* As CBSE's form asks it. */ "List of School Management Committee (SMC)"),
  },
  {
    key: "c4",
    number: "4",
    label: msg("Parents teachers association"),
    wording: msg(/* As CBSE's form asks it. */ "List of Parents Teachers Association (PTA) members"),
  },
  {
    key: "d6",
    number: "–",
    label: msg("List of teachers"),
    wording: msg(/* As CBSE's form asks it. */ "Details of teachers with their qualifications"),
  },
] as const;

export const tablesOnly = "/mandatory-public-disclosure#appendix-ix";
