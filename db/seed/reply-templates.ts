export const replyTemplates = [
  {
    name: "Admissions",
    text: "Admission forms are at the school office on every working day. Please bring the birth certificate and the last report card.",
  },
  {
    name: "Please call",
    text: "We could not reach you by phone. Please call the school office when it suits you.",
  },
  {
    name: "Visit",
    text: "You are welcome to visit the school. Please tell us the day and the time that suit you.",
  },
];
