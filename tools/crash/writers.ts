import { randomUUID } from "node:crypto";
import sharp from "sharp";

/** Requests and responses since the first round. */
export interface Ledger {
  /** Titles that the server acknowledged. */
  acknowledged: Record<Kind, Set<string>>;
  sent: Record<Kind, Set<string>>;
  deleted: Set<string>;
  /** Interrupted forms, to be sent again. */
  unanswered: Form[];
}

const kinds = ["notices", "photos", "messages", "subscribers", "resumes"] as const;
export type Kind = (typeof kinds)[number];

/** Form with its one-time token, which prevents saving it twice. */
interface Form {
  kind: "notices" | "photos";
  title: string;
  token: string;
  files: boolean;
}

export function emptyLedger(): Ledger {
  const sets = () => Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Ledger["sent"];
  return { acknowledged: sets(), sent: sets(), deleted: new Set(), unanswered: [] };
}

const photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#a63" } })
  .jpeg()
  .toBuffer();
const resume = Buffer.from(
  "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n",
);

export const withFiles = "with files";

/** Creates the writers of one round; each ends when the server is killed. */
export function createWriters(origin: string, cookie: string, ledger: Ledger) {
  const { acknowledged, sent, deleted, unanswered } = ledger;

  /** Random addresses avoid rate limits. */
  const send = (path: string, body: BodyInit, headers: Record<string, string> = {}, method = "POST") => {
    const part = () => Math.floor(Math.random() * 254) + 1;
    const address = `10.${part()}.${part()}.${part()}`;
    return fetch(origin + path, {
      method,
      body: body || null,
      redirect: "manual",
      headers: { Cookie: cookie, "X-Forwarded-For": address, ...headers },
    });
  };
  const refused = async (what: string, response: Response) =>
    new Error(`${what} was answered ${response.status}: ${(await response.text()).slice(0, 300)}`);

  async function sendForm({ kind, title, token, files }: Form): Promise<void> {
    const fields = { form_token: token, title };
    let response: Response;
    if (kind === "notices") {
      const notice = {
        details: "The tanks are cleaned.",
        date: "2026-03-14",
        category: "other",
        priority: "low",
      };
      const words = { ...fields, ...notice };
      const body = new FormData();
      for (const [name, value] of Object.entries(words)) body.append(name, value);
      body.append("files", new Blob([resume, title]), "circular.pdf");
      body.append("files", new Blob([new Uint8Array(photo)]), "hall.jpg");
      response = await send("/dashboard/add-notice", files ? body : new URLSearchParams(words));
    } else {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append("photo", new Blob([new Uint8Array(photo)]), "p.jpg");
      response = await send("/dashboard/uploadimage", body);
    }
    if (response.status !== 303) throw await refused(`The form of ${title}`, response);
    acknowledged[kind].add(title);
  }

  async function form(kind: Form["kind"], files = false): Promise<void> {
    const path = kind === "notices" ? "/dashboard/add-notice" : "/dashboard/uploadimage";
    const page = await (await fetch(origin + path, { headers: { Cookie: cookie } })).text();
    const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1];
    if (!token) throw new Error(`${path} has no form: ${page.slice(0, 300)}`);
    const filled = { kind, title: `${files ? withFiles : kind} ${randomUUID()}`, token, files };
    sent[kind].add(filled.title);
    unanswered.push(filled);
    await sendForm(filled);
    unanswered.splice(unanswered.indexOf(filled), 1);
  }

  async function endpoint(kind: Kind, path: string, body: BodyInit, title: string): Promise<void> {
    sent[kind].add(title);
    const type = typeof body === "string" ? { "Content-Type": "application/json" } : undefined;
    const response = await send(path, body, type);
    if (![200, 303].includes(response.status)) throw await refused(path, response);
    await response.arrayBuffer();
    acknowledged[kind].add(title);
  }

  const steps: (() => Promise<void>)[] = [
    () => form("notices"),
    () => form("notices"),
    () => form("notices", true),
    () => form("photos"),
    () => form("photos"),
    () => {
      const title = randomUUID();
      const body = { first_name: "A", phone: "94370 00000", message: title };
      return endpoint("messages", "/gdapi/receive_mail.php", JSON.stringify(body), title);
    },
    () => {
      const title = `${randomUUID()}@school.example`;
      return endpoint("subscribers", "/newsletter", new URLSearchParams({ email: title }), title);
    },
    () => {
      const title = `${randomUUID()}.pdf`;
      const body = new FormData();
      body.append("resumeupload", new Blob([resume], { type: "application/pdf" }), title);
      return endpoint("resumes", "/gdapi/resume.php", body, title);
    },
    async () => {
      const list = await fetch(`${origin}/gdapi/get_notices.php`);
      const { data } = (await list.json()) as { data: { id: number; title: string }[] };
      const notice = data[Math.floor(Math.random() * data.length)];
      if (!notice || data.length < 5) return;
      const response = await send(`/gdapi/delete_notice.php?id=${notice.id}`, "", {}, "DELETE");
      if (response.status === 200) deleted.add(notice.title);
      else if (response.status !== 404) throw await refused("A deletion", response);
      await response.arrayBuffer();
    },
  ];

  return {
    /** Sends interrupted forms twice at once with the same token. */
    async sendAgain(): Promise<number> {
      const forms = unanswered.splice(0);
      for (const filled of forms) await Promise.all([sendForm(filled), sendForm(filled)]);
      return forms.length;
    },
    /** Writes until the connection is cut. @throws on any refused request */
    writeUntilCut: () =>
      Promise.all(
        steps.map(async (step) => {
          for (;;) {
            try {
              await step();
            } catch (error) {
              // Thrown by fetch for refused or cut connections.
              if (error instanceof TypeError) return;
              throw error;
            }
          }
        }),
      ),
  };
}
