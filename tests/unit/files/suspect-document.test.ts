import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { examineDocument } from "../../../app/files/documents/documents.server";
import { staffSender } from "../../../app/files/examine/examine.server";
import { makeTemporaryFolder } from "../../support/temporary-folder";
import { workshop } from "./workshop";

const { put } = await workshop();

const pdfOf = (objects: string) =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n`, "latin1");
const stream = (dictionary: string, bytes: Buffer) =>
  `1 0 obj\n<<${dictionary} /Length ${bytes.length}>>\nstream\r\n${bytes.toString("latin1")}\nendstream\nendobj`;
const packed = (objects: string) =>
  stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", deflateSync(objects));

async function examine(content: Buffer, socket?: string) {
  const errors: string[] = [];
  const path = await put(content);
  const onError = ({ message }: Error) => void errors.push(message);
  const result = await examineDocument(path, "cv.pdf", { socket, onError }, staffSender).then(
    ({ scan }) => scan,
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return { result, errors };
}

describe("a PDF is only read", () => {
  test.each([
    ["plain", pdfOf("1 0 obj\n<</Type /Catalog /Lang (en)>>\nendobj")],
    [
      "words that only look like commands",
      pdfOf("1 0 obj\n<</Title (HTML/CSS/JS \\) (/Launch)) /Lang (en) /JSX 1>>\nendobj"),
    ],
    [
      "a picture in which the letters happen to stand",
      pdfOf(stream("/Subtype /Image", Buffer.from("/JS /Launch "))),
    ],
    ["packed objects", pdfOf(packed("1 0 <</Type /Pages /Kids []>>"))],
    [
      "links to the web and to the own disk",
      pdfOf("1 0 obj\n<</A <</URI (https://a.example)>> /B <</URI (file:///C:/cv.pdf)>>>>\nendobj"),
    ],
    ["the word for a lock in a title", pdfOf("1 0 obj\n<</Title (How to /Encrypt 5 0 R)>>\nendobj")],
  ])("%s", async (_, content) => {
    expect(await examine(content)).toEqual({ result: "none", errors: [] });
  });

  test.each([
    ["a program", pdfOf("1 0 obj\n<</S /JavaScript /JS (app.alert)>>\nendobj"), "contains a program"],
    [
      "a program by a name with numbers",
      pdfOf("1 0 obj\n<</S /J#61vaScript>>\nendobj"),
      "contains a program",
    ],
    ["a program in packed objects", pdfOf(packed("1 0 <</S /JavaScript /JS 5 0 R>>")), "contains a program"],
    ["a command", pdfOf("1 0 obj\n<</S /Launch /F (cmd.exe)>>\nendobj"), "starts a program"],
    ["another file", pdfOf("1 0 obj\n<</Names <</EmbeddedFiles 2 0 R>>>>\nendobj"), "contains another file"],
    ["a lock with a number for a letter", pdfOf("1 0 obj\n<</#45ncrypt 5 0 R>>\nendobj"), "is locked"],
    [
      "a program behind a bracket that nothing closes",
      pdfOf("( \n1 0 obj\n<</S /JavaScript>>\nendobj"),
      "contains a program",
    ],
    [
      "a program in an object inside of a stream",
      pdfOf(stream("/Subtype /Image", Buffer.from("7 0 obj <</S/JavaScript>>"))),
      "contains a program",
    ],
    [
      "a file on another computer",
      pdfOf("1 0 obj\n<</S /GoToR /F (\\\\host\\x)>>\nendobj"),
      "another computer",
    ],
    [
      "a form that sends",
      pdfOf("1 0 obj\n<</S /SubmitForm /F (https://evil.example)>>\nendobj"),
      "sends data",
    ],
    ["a form of XFA", pdfOf("1 0 obj\n<</AcroForm <</XFA 5 0 R>>>>\nendobj"), "can run programs"],
    [
      "objects packed twice",
      pdfOf(
        stream(
          "/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]",
          deflateSync(deflateSync("1 0 <</S /JavaScript>>")),
        ),
      ),
      "packed in an unusual way",
    ],
    [
      "objects in hexadecimal digits",
      pdfOf(
        stream(
          "/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode",
          Buffer.from(Buffer.from("1 0 <</S /JavaScript>>").toString("hex")),
        ),
      ),
      "packed in an unusual way",
    ],
    [
      "packed objects whose stream does not say so",
      pdfOf(stream("/N 1 /First 4 /Filter /FlateDecode", deflateSync("1 0 <</S /JavaScript>>"))),
      "contains a program",
    ],
    [
      "packed objects with a false checksum",
      pdfOf(
        stream(
          "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
          Buffer.concat([deflateSync("1 0 <</S /JavaScript>>").subarray(0, -4), Buffer.alloc(4)]),
        ),
      ),
      "packed in an unusual way",
    ],
    [
      "packed objects that are not packed",
      pdfOf(stream("/Type /ObjStm /N 1 /First 4", Buffer.from("1 0 <</S /JavaScript>>"))),
      "contains a program",
    ],
    [
      "a web address of a share",
      pdfOf("1 0 obj\n<</S /URI /URI (file://host/share)>>\nendobj"),
      "another computer",
    ],
    [
      "a share by its name",
      pdfOf("1 0 obj\n<</S /URI /URI (\\\\\\\\host\\\\x)>>\nendobj"),
      "another computer",
    ],
    ["one in digits", pdfOf("1 0 obj\n<</URI <66696c653a2f2f686f73742f78>>>\nendobj"), "another computer"],
    [
      "one with an escaped letter",
      pdfOf("1 0 obj\n<</URI (\\146ile://host/x)>>\nendobj"),
      "another computer",
    ],
    [
      "one in UTF-16",
      pdfOf("1 0 obj\n<</URI <feff00660069006c0065003a002f002f0068>>>\nendobj"),
      "another computer",
    ],
    ["one with many slashes", pdfOf("1 0 obj\n<</URI (file://///host/x)>>\nendobj"), "another computer"],
    ["one with codes", pdfOf("1 0 obj\n<</URI (file:///%5c%5chost/x)>>\nendobj"), "another computer"],
    [
      "one in another object",
      pdfOf("4 0 obj\n<</URI 5 0 R>>\nendobj\n5 0 obj\n(file://host/x)\nendobj"),
      "another computer",
    ],
    ["a stream with its data at a share", pdfOf(stream("/F (//host/x)", Buffer.of())), "another computer"],
    [
      "a comment in the header of an object",
      pdfOf("4 0 %x\nobj<</S/JavaScript>>\nendobj"),
      "contains a program",
    ],
    [
      "a comment that seems to begin earlier",
      pdfOf("% 4 0 %x\nobj<</S/JavaScript>>\nendobj"),
      "contains a program",
    ],
    [
      "comments between all parts of a header",
      pdfOf("4%a\n%b\r0%\n  %\nobj<</S/JavaScript>>\nendobj"),
      "contains a program",
    ],
    [
      "many spaces in the header of an object",
      pdfOf(`4 0${" ".repeat(3000)}obj<</S/JavaScript>>\nendobj`),
      "contains a program",
    ],
    [
      "an action that was not found",
      pdfOf("1 0 obj\n<</Type /Catalog /OpenAction 9 0 R>>\nendobj"),
      "packed in an unusual way",
    ],
    ["a lock", pdfOf("1 0 obj\n<</Encrypt 5 0 R>>\nendobj"), "is locked"],
    ["80 MB of packed objects", pdfOf(packed(" ".repeat(80 * 1024 * 1024))), "too large inside"],
  ])("not %s", async (_, content, words) => {
    expect((await examine(content)).result).toContain(words);
  });
});

const clamd = ["/usr/sbin/clamd", "/usr/local/sbin/clamd", "/opt/homebrew/sbin/clamd"].find((path) =>
  existsSync(path),
);
/** EICAR test file, which scanners report; split for scanners on this machine. */
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
const infected = pdfOf(`1 0 obj\n<<>>\nendobj\n% ${eicar}`);

/** Real clamd whose only signature is for this test. */
async function startScanner(program: string): Promise<string> {
  const folder = makeTemporaryFolder();
  const socket = join(folder, "clamd.sock");
  await mkdir(join(folder, "list"));
  const sum = createHash("md5").update(infected).digest("hex");
  await writeFile(join(folder, "list/tests.hdb"), `${sum}:${infected.length}:Eicar-Test\n`);
  await writeFile(
    join(folder, "clamd.conf"),
    `DatabaseDirectory ${folder}/list\nLocalSocket ${socket}\nForeground yes\nPidFile ${folder}/pid\n`,
  );
  const child = spawn(program, ["--config-file", join(folder, "clamd.conf")], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  await expect.poll(() => existsSync(socket), { timeout: 20_000 }).toBe(true);
  return socket;
}

test.skipIf(!clamd)(
  "clamd finds a virus, and nothing in an honest file (skipped where there is no clamd)",
  async () => {
    const socket = await startScanner(clamd ?? "");
    expect(await examine(pdfOf("1 0 obj\n<<>>\nendobj"), socket)).toEqual({ result: "clean", errors: [] });
    expect((await examine(infected, socket)).result).toContain("The virus scanner found something harmful");
    const large = pdfOf(stream("/Subtype /Image", Buffer.alloc(3 * 1024 * 1024, "x")));
    expect((await examine(large, socket)).result).toBe("clean");
  },
  60_000,
);

test("reports a scanner that is missing or answers oddly, and accepts the file", async () => {
  const plain = pdfOf("1 0 obj\n<<>>\nendobj");
  expect(await examine(plain, "/nowhere/clamd.sock")).toEqual({
    result: "failed",
    errors: ["The virus scanner does not answer."],
  });
  const odd = createServer((socket) => socket.resume().end("INSTREAM size limit exceeded. ERROR\0"));
  await new Promise<void>((resolve) => odd.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void odd.close());
  const address = odd.address();
  const port = typeof address === "object" ? address?.port : 0;
  expect(await examine(plain, `127.0.0.1:${port}`)).toEqual({
    result: "failed",
    errors: ["The virus scanner says: INSTREAM size limit exceeded. ERROR"],
  });
});
