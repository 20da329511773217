import { describe, expect, test } from "vitest";
import { findRowsOfFile } from "~/capabilities/imports/match-files";

const student = (name: string) => [{ name, file: "" }];
const nfd = (text: string) => text.normalize("NFD");

describe("a photo belongs to the student it is called after", () => {
  test.each([
    ["Asha Das", "Asha Das.jfif"],
    ["Asha Das", "ASHA_DAS.JFIF"],
    ["Asha Das", "asha-das.jpe"],
    ["Asha Das", "Asha Das.pjpeg"],
    ["Asha Das", "Asha Das.AVIF"],
    ["Asha Das", "Asha Das.webp"],
    ["José D'Souza", "jose dsouza.jpg"],
    ["José", `${nfd("José")}.jpg`],
    ["ମିନା ନାୟକ", "ମିନା ନାୟକ.jpg"],
    ["ସୋନାଲି", `${nfd("ସୋନାଲି")}.jpg`],
    ["ଓଡ଼ିଆ", "ଓ\u0B5Cିଆ.jpg"],
    ["फ़िरोज़", "फ\u093Cिरोज\u093C.jpg"],
  ])("%s: %s", (name, file) => {
    expect(findRowsOfFile(student(name), file)).toEqual([0]);
  });
});

describe("a photo with another name belongs to no student", () => {
  test.each([
    ["ମିନା ନାୟକ", "ମୁନା ନାୟକ.jpg"],
    ["राज", "राजु.jpg"],
    ["राजू", "राजु.jpg"],
    ["अनंत", "अनत.jpg"],
    ["বিনা", "বীনা.jpg"],
    ["खान", "ख़ान.jpg"],
    ["ভক্ত", "ভকত.jpg"],
  ])("%s: %s", (name, file) => {
    expect(findRowsOfFile(student(name), file)).toEqual([]);
  });
});
