/** The commonest passwords of ten characters and more, from published lists of leaked ones. */
const commonest = new Set(
  `1234567890 0123456789 0987654321 9876543210 1111111111 0000000000 12345678910 123456789a a123456789 1q2w3e4r5t
  q1w2e3r4t5 1qaz2wsx3edc qwertyuiop qwerty12345 qwerty123456 qwertyuiop123 asdfghjkl1 asdfghjkl123 zxcvbnm123
  password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 p@ssword123 password@123 pass@12345
  welcome123 welcome@123 welcome1234 iloveyou12 iloveyou123 letmein123 administrator admin12345 admin123456
  admin@1234 adminadmin admin@12345 root123456 changeme123 superman123 football123 basketball cricket123 india12345
  india@1234 school1234 school@123 school12345 teacher123 principal1 student123 computer123 krishna123 jaihind123
  saibaba123 sunshine123 princess123 charlie123 michael123 test123456 testtest12 trustno1234 whatever123
  abcdefghij abcdefghijk abcd123456 abc1234567 aaaaaaaaaa abcabcabc1 1234512345 1122334455 1029384756 147258369a`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is among the first that anybody would try, the person's own name included. */
export function isCommonPassword(password: string, username: string): boolean {
  const plain = password.toLowerCase();
  const oneCharacter = new Set(plain).size <= 2;
  return oneCharacter || commonest.has(plain) || plain.replace(/[\d@!#]+$/, "") === username.toLowerCase();
}
