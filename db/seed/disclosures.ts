import { standardDocuments } from "~/content/disclosures/standard-documents";

export const disclosures = standardDocuments.map(({ name, line }, index) => ({
  name,
  line,
  url: `/disclosures/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.pdf`,
  position: index + 1,
}));
