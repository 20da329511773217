import { describe, expect, test } from "vitest";
import type { ListImport } from "~/capabilities/imports/list-import";
import { boardResultsImport } from "~/content/disclosures/appendix-ix/results-import.server";
import { topperImport } from "~/content/toppers/topper-import.server";
import { certificateImport } from "~/content/transfer-certificates/certificate-import.server";
import { readCbseList } from "~/spreadsheets/cbse-list";
import { readPasted } from "~/spreadsheets/read-table.server";
import { examYearIn } from "~/spreadsheets/school-class";

const readWith =
  (list: ListImport) =>
  (text: string, fields: Record<string, string> = {}) =>
    list.read(readPasted(text), new URLSearchParams(fields)).rows;
const toppers = readWith(topperImport);
const certificates = readWith(certificateImport);

describe("toppers: the best fitting heading", () => {
  test.each([
    [
      "Sl. No.,Name of the Student,Class,Marks Obtained (Out of 500)\n1,Asha Das,XII,488\n",
      ["Asha Das", "488/500", "Class XII"],
    ],
    ["Name,Class,Total Marks (500)\nAsha Das,X,488\n", ["Asha Das", "488/500", "Class X"]],
    ["Name,Class,Marks Obtained,Total Marks\nAsha Das,X,488,500\n", ["Asha Das", "488/500", "Class X"]],
    ["Name,Class,Marks [Max. 500]\nAsha Das,X,488\n", ["Asha Das", "488/500", "Class X"]],
    ["Name,Class,Out of 500\nAsha Das,X,488\n", ["Asha Das", "488/500", "Class X"]],
    ["Name,Class,Marks (2025)\nAsha Das,X,488\n", ["Asha Das", "488", "Class X"]],
    ["Name,Class,Marks in %\nAsha Das,X,97.4\n", ["Asha Das", "97.4%", "Class X"]],
    ["House Name,Student Name,Class,Percentage\nTagore,Asha Das,XII,97\n", ["Asha Das", "97%", "Class XII"]],
    ["Class Teacher,Class,Name,Marks\nMr. Rao,X,Asha Das,488\n", ["Asha Das", "488", "Class X"]],
    ["Class Teacher's Name,Student's Name,Std.,%\nMr. Rao,Asha Das,10,97\n", ["Asha Das", "97%", "Class X"]],
    ["Class Average,Average Marks,Name,Class,Marks\n70,350,Asha Das,X,488\n", ["Asha Das", "488", "Class X"]],
    ["Name,Class,Remarks,Marks\nAsha Das,X,Good,488\n", ["Asha Das", "488", "Class X"]],
    ["Name,Class Roll No,Class,Score\nAsha Das,12,X,488\n", ["Asha Das", "488", "Class X"]],
    ["Name,Blood Group,Class,Percentile,Per cent\nAsha Das,A+,X,99.9,97\n", ["Asha Das", "97%", "Class X"]],
    ["STUDENT_NAME,CLASS,MARKS_OBTAINED\nAsha Das,X,488\n", ["Asha Das", "488", "Class X"]],
    ["Hostel Name,Pupil,Std,Score\nTagore,Asha Das,X,488\n", ["Asha Das", "488", "Class X"]],
    ["First Name,Last Name,Class,%\nAsha,Das,X,97\n", ["Asha Das", "97%", "Class X"]],
    ["Surname,Name,Class,Perc.\nDas,Asha,X,97\n", ["Asha Das", "97%", "Class X"]],
    ["Name,Class,Per. of Marks\nAsha,X,97\n", ["Asha", "97%", "Class X"]],
    ["ନାମ,ଶ୍ରେଣୀ,ପ୍ରତିଶତ\nଆଶା ଦାସ,XII,୯୭.୪\n", ["ଆଶା ଦାସ", "97.4%", "Class XII"]],
    ["ପିତାଙ୍କ ନାମ,ଛାତ୍ରଙ୍କ ନାମ,ଶ୍ରେଣୀ,ପ୍ରାପ୍ତ ନମ୍ବର,ପୂର୍ଣ୍ଣ ନମ୍ବର\nହରି,ଆଶା,X,488,500\n", ["ଆଶା", "488/500", "Class X"]],
    ["पिता का नाम,विद्यार्थी का नाम,कक्षा,प्रतिशत\nहरि,आशा,१२,97\n", ["आशा", "97%", "Class XII"]],
    ["ରୋଲ ନମ୍ବର,ନାମ,ଶ୍ରେଣୀ,ଶତକଡ଼ା\n1,ଆଶା,ଦଶମ,97\n", ["ଆଶା", "97%", "Class X"]],
    ["Name of Student (Class XII),Percentage\nAsha,97\n", ["Asha", "97%", "Class XII"]],
    ["Examination,Name,Marks\nAISSE March 2025,Asha,488\n", ["Asha", "488", "Class X, 2025"]],
    ["নাম,শ্রেণি,প্রাপ্ত নম্বর,পূর্ণমান\nআশা,X,488,500\n", ["আশা", "488/500", "Class X"]],
  ])("%j", (text, [name, marks, std]) => {
    expect(toppers(text)).toMatchObject([{ row: { name, marks, std } }]);
  });

  test.each([
    ["Xth", "Class X"],
    ["XIIth", "Class XII"],
    ["X-th", "Class X"],
    ["Std. 10", "Class X"],
    ["Class X", "Class X"],
    ["10th Std", "Class X"],
    ["XII Sc.", "Class XII, Science"],
    ["12th (Commerce)", "Class XII, Commerce"],
    ["IXth", "Class IX"],
    ["AISSE 2024", "Class X, 2024"],
    ["XII (2025)", "Class XII, 2025"],
    ["Twelfth", "Class XII"],
    ["कक्षा १०", "Class X"],
    ["ଦଶମ ଶ୍ରେଣୀ", "Class X"],
    ["Class 12", "Class XII"],
    ["Std 10", "Class X"],
    ["Grade 12", "Class XII"],
    ["X 'B'", "Class X B"],
    ["Xth “B”", "Class X B"],
    ["Cl. X", "Class X"],
    ["Ten", "Class X"],
    ["Twelve", "Class XII"],
    ["Matric", "Class X"],
    ["+2 Science", "Class XII, Science"],
    ["10+2", "Class XII"],
    ["LKG", "LKG"],
  ])("class %s is kept as %s", (typed, std) => {
    expect(toppers(`Name,Class,Marks\nAsha Das,${typed},488\n`)[0]?.row?.std).toBe(std);
  });

  test("a title says class and year of the rows below", () => {
    const text = "RESULT Xth (MARCH 2025)\nName,Marks\nAsha,488\nAISSCE 2024,\nBina,470\n";
    expect(toppers(text).map(({ row }) => row?.std)).toEqual(["Class X, 2025", "Class XII, 2024"]);
  });

  test.each([
    ["Name,Class,NTA Percentile\nAsha Das,XII,99.8731\n", "“NTA Percentile” is a percentile, not a per cent"],
    ["Name,Class,JEE %ile\nAsha Das,XII,99.8731\n", "is a percentile"],
    ["Name,Class,Average\nAsha Das,XII,97\n", "These columns are missing"],
  ])("%j is refused", (text, words) => {
    expect(() => toppers(text)).toThrow(words);
  });

  test("a number that a spreadsheet shortened is refused", () => {
    expect(toppers("Name,Marks\nAsha,4.88E+02\n")[0]?.problem).toContain("was shortened by the spreadsheet");
    expect(toppers("Name,Marks\nAsha,9-Oct\n")[0]?.problem).toContain("was shortened by the spreadsheet");
    expect(toppers('Name;Marks\nAsha;"1,00E+05"\n')[0]?.problem).toContain(
      "was shortened by the spreadsheet",
    );
  });
});

describe("CBSE's list", () => {
  const list = (marks: string, roll = "22100001") =>
    [
      "C.B.S.E. - SENIOR SCHOOL CERTIFICATE EXAMINATION (MAIN)-2025",
      `${roll}   F AAA BBB      301    042    043    041    083    048   PASS`,
      `                 ${marks}`,
      `${roll.slice(0, -1)}9   M EEE FFF      301    042    043    041    048          COMP    043`,
      "                 055    040    030    041    060",
      "TOTAL CANDIDATES :     2",
    ].join("\r\n");

  test.each([
    ["graded", "070 A1   088 A1   091 A1   097 A1   099 A1   090 A1", "93%", "89.4%"],
    ["without grades", "070    088    091    097    099    090", "93%", "89.4%"],
    ["of two digits", "70    88    91    97    99    90", "93%", "89.4%"],
    ["with grades that touch them", "070A1   088A1   091A1   097A1   099A1   090B2", "93%", "89.4%"],
    ["with some grades", "070 A1   088   091 A1   097   099 A1   090", "93%", "89.4%"],
    ["absent in the sixth", "070 A1   088 A1   091 A1   097 A1   099 A1   AB", "89%", "89%"],
  ])("marks %s", (_, marks, best, withEnglish) => {
    expect(toppers(list(marks))[0]?.row?.marks).toBe(best);
    expect(toppers(list(marks), { english: "1" })[0]?.row?.marks).toBe(withEnglish);
    expect(toppers(list(marks)).at(-1)).toMatchObject({ problem: "they did not pass" });
  });

  test("rolls of seven digits", () => {
    expect(toppers(list("95 88 91 97 99 90", "2100001"))[0]?.row?.name).toBe("Aaa Bbb");
  });

  test("marks that cannot be read are said to be so", () => {
    const [first, second, ...others] = toppers(list("see the other sheet"));
    expect(first?.problem).toBe("passed, but marks of five subjects cannot be read: check them by hand");
    expect(second?.problem).toBe("they did not pass");
    expect(others).toEqual([]);
  });
});

describe("board results", () => {
  const read = readWith(boardResultsImport);

  test.each([
    [
      "RESULT Xth\nYEAR,NO. OF REGISTERED STUDENTS,NO. OF STUDENTS PASSED,PASS PERCENTAGE\n2023-24,18,17,94.44%\n",
      ["X", 2024, 18, 17],
    ],
    ["Std.,Year,Registered,Passed\nXIIth,March 2025,20,18\n", ["XII", 2025, 20, 18]],
    ["Class,Year,Appeared,Pass %,Pass\nStd. 10,2025 (Main),20,90,18\n", ["X", 2025, 20, 18]],
    ["Examination,Registered,Passed\nAISSE 2024,20,18\n", ["X", 2024, 20, 18]],
    ["Class,Year,Registered,Passed\nSecondary,2024 to 2025,20,18\n", ["X", 2025, 20, 18]],
    ["RESULT CLASS 12\nYear,Registered,Passed\n2025,20,18\n", ["XII", 2025, 20, 18]],
    ["AISSCE 2024\nRegistered,Passed\n20,18\n", ["XII", 2024, 20, 18]],
    ["Class Teacher,Class,Year,Registered,Passed\nMr. X,XII Sc.,2025,20,18\n", ["XII", 2025, 20, 18]],
    ["Class,Year,Appeared,Registered,Passed\nX,2025,19,20,18\n", ["X", 2025, 20, 18]],
    ["ଶ୍ରେଣୀ,ବର୍ଷ,ପଞ୍ଜିକୃତ,ଉତ୍ତୀର୍ଣ୍ଣ,ଉତ୍ତୀର୍ଣ୍ଣ ପ୍ରତିଶତ\n୧୦,୨୦୨୫,୨୦,୧୮,୯୦\n", ["X", 2025, 20, 18]],
    ["कक्षा,वर्ष,पंजीकृत,उत्तीर्ण\nदसवीं,2025,20,18\n", ["X", 2025, 20, 18]],
    ["শ্রেণি,বছর,পরীক্ষার্থী,উত্তীর্ণ\nদ্বাদশ,2025,20,18\n", ["XII", 2025, 20, 18]],
  ])("%j", (text, [std, year, registered, passed]) => {
    expect(read(text)).toMatchObject([
      { row: { std, year: String(year), registered: String(registered), passed: String(passed) } },
    ]);
  });

  test("a title that speaks of both classes says none", () => {
    const [row] = read("RESULT Xth & XIIth\nYear,Registered,Passed\n2025,20,18\n");
    expect(row?.problem).toBe("it does not say the class, X or XII");
  });
});

test.each([
  ["2024-25", 2025],
  ["Mar-25", 2025],
  ["AISSE-25", 2025],
  ["2024 to 2025", 2025],
  ["Class 12", undefined],
  ["Top ten", undefined],
  ["15-03-2025", 2025],
  ["2024-26", undefined],
  ["2023 and 2024", undefined],
  ["Estd. 2001", undefined],
])("the year of %s", (text, year) => expect(examYearIn(text)).toBe(year));

describe("the list of transfer certificates", () => {
  test.each([
    "File,TC No,DOB\na.pdf,14,31-05-2010\n",
    "Sl. No.,Admission No,File No,File Name,TC No,Place of birth,Date of Birth\n1,77,3,a.pdf,14,Puri,31-05-2010\n",
    "ଫାଇଲ,ପ୍ରମାଣପତ୍ର ନମ୍ବର,ଜନ୍ମ ତାରିଖ\na.pdf,14,31-05-2010\n",
    "फ़ाइल,प्रमाण पत्र संख्या,जन्म तिथि\na.pdf,14,31-05-2010\n",
    "ফাইল,টিসি নম্বর,জন্ম তারিখ\na.pdf,14,31-05-2010\n",
  ])("%j", (text) => {
    expect(certificates(text)).toMatchObject([{ row: { file: "a.pdf", number: "14", born: "2010-05-31" } }]);
  });

  test.each(["Jan-26", "12-Jan", "26-Mar"])("a number that became the day %s is refused", (number) => {
    expect(certificates(`File,TC No,DOB\na.pdf,${number},31-05-2010\n`)).toMatchObject([
      { problem: expect.stringContaining(`the spreadsheet shortened the number to ${number}`) },
    ]);
  });

  test.each(["2.02611E+11", '"2,02611E+11"'])("a number shortened to %s is refused", (number) => {
    expect(certificates(`File,TC No,DOB\na.pdf,${number},31-05-2010\n`)).toMatchObject([
      { problem: expect.stringContaining("the spreadsheet shortened the number to 2") },
    ]);
  });
});

test.each(["TOTAL CANDIDATES", "EXAM", "SENIOR", "10 "])(
  "a megabyte of spaces or words after %j is read at once",
  (word) => {
    const candidate = "10234567 M ASHA DAS   301 041   PASS\n          080 A1 090 A1\n";
    for (const filler of [" ".repeat(1_000_000), word.repeat(100_000)]) {
      expect(readCbseList(candidate + word + filler)?.candidates[0]?.name).toBe("ASHA DAS");
    }
  },
);
