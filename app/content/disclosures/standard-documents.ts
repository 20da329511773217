import { msg } from "#message";

/** In the order and spelling of specification section 3, with lines of Appendix IX and usual file names. */
export const standardDocuments = [
  { name: msg("Society"), line: "b2", fits: /societ|trust|ସୋସାଇଟି|सोसायटी|সোসাইটি/i },
  { name: msg("NOC"), line: "b3", fits: /^(?!.*fire)(?:.*\bnoc\b|.*no.?objection)/i },
  { name: msg("RTE"), line: "b4", fits: /\brte\b|recogni[tz]/i },
  { name: msg("Land Certificate"), line: "b9", fits: /\bland\b|\bclu\b/i },
  { name: msg("Building Certificate"), line: "b5", fits: /building|\bbsc\b/i },
  { name: msg("Fire Certificate"), line: "b6", fits: /\bfire/i },
  { name: msg("Sanitation Certificate"), line: "b8", fits: /sanita|hygien|health/i },
  { name: msg("Water Sample Certificate"), line: "b8", fits: /water/i },
  { name: msg("Self Certification"), line: "b7", fits: /\bself|\bdeo\b/i },
  { name: msg("Fee"), line: "c1", fits: /\bfees?\b/i },
  { name: msg("Parents Teacher Association"), line: "c4", fits: /\bpta\b|parents?['’]? ?(?:and )?teacher/i },
  { name: msg("School Management Committee"), line: "c3", fits: /\bsmc\b|managing|management comm/i },
  { name: msg("Annual calender"), line: "c2", fits: /cal[ea]nd[ae]r/i },
  { name: msg("Mandatory Disclosure Details SARAS 6.0"), line: "", fits: /saras|mandatory|appendix/i },
] as const;
