import { createFieldImport } from "~/capabilities/imports/field-import.server";
import { program } from "../../kinds/program";
import { programs } from "./program.server";

export const programImport = createFieldImport({
  kind: program,
  headings: {
    title: { fits: [/^(?:name|title|program(?:me)?|course|stage)\b|नाम|ନାମ|নাম/i] },
    grades: { fits: [/class|grade|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী/i] },
    details: { fits: [/description|details|about|विवरण|ବିବରଣ|বিবরণ/i] },
    subjects: { fits: [/learn|subject|विषय|ବିଷୟ|বিষয়/i] },
  },
  defaults: { position: "9999" },
  records: programs,
});
