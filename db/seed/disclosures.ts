/** The 14 documents in the order and spelling of specification section 3, with what each one normally is. */
const documents = [
  ["Society", "The registration certificate of the society, trust or company that runs the school."],
  ["NOC", "The no-objection certificate of the state government."],
  ["RTE", "The certificate of recognition under the Right to Education Act, and its renewals."],
  ["Land Certificate", "The certificate of the land on which the school stands."],
  ["Building Certificate", "The building safety certificate according to the National Building Code."],
  ["Fire Certificate", "The fire safety certificate issued by the state fire service."],
  ["Sanitation Certificate", "The health and sanitation certificate of the local authority."],
  ["Water Sample Certificate", "The test report of the drinking water by an approved laboratory."],
  ["Self Certification", "The school's own certification, submitted for affiliation or its extension."],
  ["Fee", "The fee structure of the school for the present session."],
  ["Parents Teacher Association", "The list of the members of the parents teacher association."],
  ["School Management Committee", "The list of the members of the school management committee."],
  ["Annual calender", "The academic calendar of the present session."],
  ["Mandatory Disclosure Details SARAS 6.0", "The details that the Board asks for in its form SARAS 6.0."],
] as const;

export const disclosures = documents.map(([name, what], index) => ({
  name,
  what,
  url: `/disclosures/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.pdf`,
  position: index + 1,
}));
