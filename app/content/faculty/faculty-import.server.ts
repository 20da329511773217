import { commonHeadings, createFieldImport } from "~/capabilities/imports/field-import.server";
import { facultyMember } from "../../kinds/faculty-member";
import { faculty } from "./faculty-member.server";

export const facultyImport = createFieldImport({
  kind: facultyMember,
  headings: {
    name: {
      fits: [
        /^(?:full )?name$|^name of|(?:teacher|staff|employee|faculty).*name|शिक्षक.*नाम|ଶିକ୍ଷକ.*ନାମ|শিক্ষক.*নাম/i,
        /\bname|^(?:teacher|staff|employee|faculty)s?$|नाम|शिक्षक|ନାମ|ଶିକ୍ଷକ|নাম|শিক্ষক/i,
      ],
      never:
        /father|mother|husband|spouse|school|user|file|photo|subject|पिता|माता|पति|ପିତା|ମାତା|ସ୍ୱାମୀ|পিতা|মাতা|স্বামী/i,
    },
    title: { fits: [/designation|^role|^post\b|position|पद|ପଦ|পদ/i], never: /date|scale|level|name/i },
    subject: { fits: [/subject|teaches|teaching|विषय|ବିଷୟ|বিষয়/i] },
    details: {
      fits: [/^details|^about|विवरण|ବିବରଣ|বিবরণ/i, /qualification|degree|education|योग्यता|ଯୋଗ୍ୟତା|যোগ্যতা/i],
    },
    ...commonHeadings,
  },
  same: ["name", "title"],
  records: faculty,
  files: { type: "picture" },
});
