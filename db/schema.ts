import type { Generated, Selectable } from "kysely";

/**
 * Every table's row type on one screen.
 * Timestamps are ISO 8601 texts in UTC, dates `yyyy-MM-dd`, booleans 0 or 1: the same on SQLite and PostgreSQL.
 */
export interface Schema {
  /** One row; rises with every change of public content, by triggers. */
  content_revision: { revision: number };
  /** Numbers of rows, kept by triggers. */
  tallies: {
    name: "lasting_notices" | "unread_messages" | "unanswered_messages" | "resumes" | "subscribers";
    value: number;
  };
  staff: {
    id: Generated<number>;
    username: string;
    password_hash: string;
    role: Role;
    created_at: string;
    /** The code of the language of the dashboard; empty for English. */
    language: Generated<string>;
  };
  sessions: SessionsTable;
  /** Links by which somebody sets a new password once; the hash of the token in it. */
  password_links: { token_hash: string; staff_id: number; expires_at: string };
  second_steps: SecondStepsTable;
  passkeys: PasskeysTable;
  /** Each can be used once instead of a code from the phone. */
  recovery_codes: { id: Generated<number>; staff_id: number; code_hash: string; used_at: string | null };
  /** When all tries of a limit are back (app/limits): rows are deleted after that. */
  rate_limits: { key: string; free_at: string };
  /** Answers to forms already taken, by one-time token and content. */
  submissions: { key: string; result: string; created_at: string };
  /** Forms whose session had ended when they arrived, kept for the person who typed them. */
  parked_forms: { id: string; staff_id: number; path: string; fields: string; created_at: string };
  /** Names under which staff have logged in: pages are kept for those (server/page-cache/cached-hosts.ts). */
  site_hosts: { host: string; seen_at: string };
  activity: ActivityTable;
  undo_steps: UndoStepsTable;
  alert_mails: AlertMailsTable;
  settings: { name: string; value: string };
  /** The school's logo in its sizes, and the picture of shared links, by the last part of their addresses; base64. */
  look_files: { name: string; kind: "logo" | "share"; data: string };
  /** What the site began with and the school has not made its own yet (db/starter-marks.ts). */
  starter_marks: { source: string; key: string };
  texts: TextsTable;
  translations: TranslationsTable;
  text_versions: TextVersionsTable;
  notices: NoticesTable;
  notice_files: NoticeFilesTable;
  /** What was typed into a notice's form, for its preview, by the key of the form. */
  notice_previews: { form_key: string; staff_id: number; fields: string; created_at: string };
  calendar_entries: CalendarEntriesTable;
  subscribers: SubscribersTable;
  newsletter_issues: NewsletterIssuesTable;
  /** Notices that a mail told of already: none is told of twice. Without an issue: from before a restore. */
  newsletter_notices: { notice_id: number; issue_id: number | null };
  newsletter_sends: NewsletterSendsTable;
  pictures: PicturesTable;
  /** What blurred pictures looked like before, where that is kept: goes with them. */
  picture_originals: PictureOriginalsTable;
  /** Pictures that a record no longer shows, noted by triggers: they go unless another record does. */
  pictures_to_check: { picture_id: number };
  /** Names of files that were erased, of pictures their stem; kept by triggers. */
  erased_files: { name: string; erased_at: string };
  avif_jobs: AvifJobsTable;
  jobs: Kept & Published & { title: string; details: string };
  /** `date` is a day, yyyy-MM-dd; `cover_id` is one of its photos, null if none was chosen. */
  albums: Kept & { name: string; details: string; date: string; cover_id: Generated<number | null> };
  photos: Kept & {
    title: string;
    description: string;
    alt: string;
    picture_id: number;
    album_id: Generated<number | null>;
    /** Its place in its album. */
    place: Generated<number>;
    /** Of its file as it arrived; empty if that is not known. */
    sha256: Generated<string>;
    /** When it was last moved to another album, and where it was before. */
    moved_at: Generated<string | null>;
    moved_from: Generated<number | null>;
    moved_place: Generated<number | null>;
  };
  facilities: Kept & {
    title: string;
    lead: Generated<string>;
    details: Generated<string>;
    /** One on each line. */
    tags: Generated<string>;
    /** The number of an album, `sample`, or empty. */
    photos: Generated<string>;
    /** What stands after the first stroke of its web address. */
    address: string;
    menu_label: Generated<string>;
    /** Its names in the list beside the facilities, one on each line, and its place there: a number, or empty. */
    beside: Generated<string>;
    beside_place: Generated<string>;
    footer_label: Generated<string>;
    /** Its pictures in app/content/facilities/sample-photos.ts; empty if it is none of the samples. */
    sample_photos: Generated<string>;
    position: number;
  };
  /** Addresses that facilities had before, kept by a trigger. */
  facility_addresses: { address: string; facility_id: number };
  facility_cards: Kept & {
    title: string;
    description: string;
    /** One on each line. */
    features: string;
    /** The page that it opens, by its address; empty for none. */
    opens: string;
    position: number;
    picture_id: number;
  };
  programs: Kept & {
    title: string;
    grades: string;
    details: string;
    subjects: string;
    position: number;
  };
  amenities: Kept & { label: string; icon: string; position: number };
  toppers: Kept & { name: string; marks: string; std: string; picture_id: number };
  faculty: Kept & {
    name: string;
    title: string;
    /** What they teach; empty if nothing was entered. */
    subject: Generated<string>;
    details: string;
    position: Generated<number>;
    picture_id: number;
  };
  testimonials: Kept & { name: string; details: string; picture_id: number };
  popups: Kept &
    Published & {
      title: string;
      description: string;
      /** The words of its button and the address that this opens; both are empty if it has none. */
      link_label: Generated<string>;
      link_url: Generated<string>;
      picture_id: number;
    };
  slides: Kept &
    Published & {
      title: string;
      subtitle: string;
      description: string;
      position: number;
      picture_id: number;
    };
  videos: VideosTable;
  disclosures: Kept & {
    name: string;
    url: string;
    bytes: number;
    position: number;
    /** Days; null if they are not known. */
    valid_from: Generated<string | null>;
    valid_until: Generated<string | null>;
    /** What its file was called; empty if that is not known. */
    original_name: Generated<string>;
    /** Address of the page that it stands on; empty for the mandatory public disclosure. */
    page: Generated<string>;
    /** The line of CBSE's Appendix IX that it is for (app/content/disclosures/appendix-ix/lines.ts); empty for none. */
    line: Generated<string>;
    number: Generated<string>;
    issued_by: Generated<string>;
    /** A day; null if it is not known. */
    issued_on: Generated<string | null>;
  };
  appendix_values: AppendixValuesTable;
  document_versions: DocumentVersionsTable;
  document_checks: DocumentChecksTable;
  checked_links: CheckedLinksTable;
  /** The day, at the school, that a check of every night or week ran for last. */
  check_runs: { name: string; day: string; finished_at: string };
  /** The day on which the annual report of a year was sent to CBSE. */
  annual_reports: { year: number; sent_on: string; saved_by: string; saved_at: string };
  /** Addresses that documents had before their file was replaced, kept by a trigger. */
  document_addresses: { url: string; disclosure_id: number };
  resumes: ResumesTable;
  messages: MessagesTable;
  take_downs: TakeDownsTable;
  transfer_certificates: TransferCertificatesTable;
  /** Wrong tries of the last week, by the keyed hash of a number. */
  certificate_tries: { id: Generated<number>; number_key: string; at: string };
  /** Numbers that visitors cannot ask for until staff open them. */
  closed_certificates: { number_key: string; closed_at: string };
  consents: ConsentsTable;
  /** The school's own texts for answers to messages. */
  reply_templates: { id: Generated<number>; name: string; text: string; updated_at: string };
  outgoing_mails: OutgoingMailsTable;
  /** One row: what ties the database to its uploads folder, and whether sample content was put in. */
  site_identity: {
    id: number;
    identity: string;
    sample_content: "" | "begun" | "done";
    /** 1 once the site was given its first facilities (db/seed/facilities.ts): those deleted later stay deleted. */
    has_facilities: Generated<number>;
    created_at: string;
  };
  clock_spells: ClockSpellsTable;
  /** What background work could not do and set aside, until it can (db/problems.ts). */
  problems: { source: string; key: string; words: string; first_at: string; last_at: string };
  imports: ImportsTable;
  backups: BackupsTable;
  /** What was erased, so that no restored backup brings it back; kept by triggers. */
  erasures: {
    id: Generated<number>;
    /** A table; or `hidden` and a table: taken off the site as somebody asked, so that no restored backup shows it again. */
    kind: string;
    record_id: number;
    /** When the record came in: a number may be given again after a restore, a time is not. */
    came_in_at: string;
    erased_at: string;
  };
}

/** What an account may do (app/session/roles.ts). */
export type Role = "administrator" | "editor";

/** What every content row that staff keep has; `deleted_at` set means: in the trash. */
interface Kept {
  id: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** Rises with every change. */
  version: Generated<number>;
}

/** Tables of content that staff write. */
export type KeptTable = { [Table in keyof Schema]: Schema[Table] extends Kept ? Table : never }[keyof Schema];

/** When a record is on the site (app/capabilities/publishing/publishing.ts). */
interface Published {
  /** Since when; null for a draft. */
  published_at: string | null;
  /** Until when; null if it stays. */
  ends_at: string | null;
}

/** Those of them whose records have a picture. */
export type PicturedTable = {
  [Table in KeptTable]: Schema[Table] extends { picture_id: number } ? Table : never;
}[KeptTable];

interface SessionsTable {
  id_hash: string;
  staff_id: number;
  created_at: string;
  last_seen_at: string;
  remember: number;
  /** In words, such as "Chrome on Android"; empty if it is not known. */
  browser: Generated<string>;
  /** A keyed hash of the network that it was last used from; empty likewise. */
  network: Generated<string>;
  /** When its person last proved who they are; null if it is not known. */
  proved_at: string | null;
}

/** With which somebody logs in instead of password and code. */
interface PasskeysTable {
  /** The credential's, in base64url. */
  id: string;
  staff_id: number;
  name: string;
  /** In COSE's form, base64url. */
  public_key: string;
  /** How often it says that it was used: one that counts backwards is a copy. */
  counter: number;
  /** How browsers reach it, parted by spaces. */
  transports: Generated<string>;
  created_at: string;
  last_used_at: string | null;
}

/** The second step of somebody's login: codes from an app on their phone. */
interface SecondStepsTable {
  staff_id: number;
  /** What the phone knows too, sealed (app/services/sealed.server.ts). */
  secret: string;
  /** The half minute, counted since 1970, of the last code that was taken: a code is taken once. */
  last_time_step: number;
  created_at: string;
}

/** What the Undo button of a message does (app/capabilities/undo). */
interface UndoStepsTable {
  key: string;
  /** `UndoStep` as JSON. */
  step: string;
  created_at: string;
}

interface ActivityTable {
  id: Generated<number>;
  at: string;
  staff_name: string;
  /** The action (app/capabilities/activity/verbs.ts). */
  verb: string;
  /** Key of the kind of record; empty if it is about none. */
  kind: Generated<string>;
  /** Number of records. */
  count: Generated<number>;
  subject: string;
  /** What kind of thing was done (app/capabilities/activity/topics.ts). */
  topic: Generated<string>;
  /** Roughly where from: never a whole address; empty if it does not matter. */
  network: Generated<string>;
  /** What a change of settings or accounts changed, as JSON (`Change[]`); empty if it is not kept. */
  changes: Generated<string>;
  /** ID of the record, if it is only one. */
  record_id: number | null;
  /** How often, from `at` to `last_at`, where several times are one entry. */
  times: Generated<number>;
  last_at: Generated<string>;
  /** The same again within the hour has the same key, and is counted in this entry. */
  merge_key: string | null;
}

/** An address of the newsletter. */
interface SubscribersTable {
  id: Generated<number>;
  email: string;
  /** In the link by which its owner unsubscribes. */
  token: string;
  created_at: string;
  /** When its owner was last asked to confirm it: who does not is erased; null if it came before the site asked. */
  asked_at: Generated<string | null>;
  /** Mails go to confirmed ones only. */
  confirmed_at: Generated<string | null>;
  /** When its mail server said that there is no such mailbox. */
  bounced_at: Generated<string | null>;
  /** The code of the language in which its owner gets the newsletter; empty for English. */
  language: Generated<string>;
}

/** The mail of a day (app/content/newsletter). */
interface NewsletterIssuesTable {
  id: Generated<number>;
  /** At the school, `yyyy-MM-dd`; one issue a day. */
  day: string;
  /** How many it tells of; 0 for a day on which there was nothing new. */
  notices: number;
  /** To how many addresses it was to go. */
  recipients: Generated<number>;
  created_at: string;
}

/** An issue for one address: claimed before it is sent, and never sent again once it may have gone out. */
interface NewsletterSendsTable {
  id: Generated<number>;
  issue_id: number;
  /** Null once the address was erased. */
  subscriber_id: number | null;
  state: Generated<NewsletterSendState>;
  attempts: Generated<number>;
  next_attempt_at: string;
  claimed_at: Generated<string | null>;
  /** A code of the mail server or of the mail library. */
  last_error: Generated<string>;
}

/**
 * `sending` that stands for long was broken off, and is as uncertain as `unsure`; `nothing`: what it was to tell of had gone from
 * the site before.
 */
export type NewsletterSendState =
  | "waiting"
  | "sending"
  | "sent"
  | "refused"
  | "failed"
  | "unsure"
  | "nothing";

/**
 * Mails to the administrators about accounts (app/capabilities/activity/alerts.server.ts), to applicants with their number
 * (app/content/resumes/applicant-mail.server.ts), and to who is to confirm a newsletter address.
 */
interface AlertMailsTable {
  id: Generated<number>;
  /** What and when: the same again within the hour is not mailed again. */
  key: string;
  /** The applicant's or subscriber's address; empty for the school's own. */
  recipient: Generated<string>;
  /** What it is about: it goes with that. */
  resume_id: Generated<number | null>;
  subscriber_id: Generated<number | null>;
  subject: string;
  text: string;
  created_at: string;
  attempts: Generated<number>;
  next_attempt_at: string;
  last_error: Generated<string>;
  sent_at: string | null;
}

interface NoticesTable extends Kept, Published {
  /** Until when it stands before the others. */
  pinned_until: string | null;
  title: string;
  details: string;
  date: string;
  category: string;
  priority: string;
  /** The day that it is about, yyyy-MM-dd, and the time of it, HH:mm, as the school's clock shows it; empty if not given. */
  event_date: Generated<string>;
  event_time: Generated<string>;
}

/** A PDF or a photo of a notice. */
interface NoticeFilesTable {
  id: Generated<number>;
  /** Null while it waits for its form to be saved. */
  notice_id: number | null;
  /** The form that it arrived with; empty for a copy. */
  form_key: Generated<string>;
  /** Who sent it. */
  staff_id: number;
  /** Of a photo. */
  picture_id: number | null;
  /** The name of a PDF's document; empty for a photo. */
  document: Generated<string>;
  /** The last part of a PDF's address; empty for a photo, and while it waits. */
  slug: Generated<string>;
  /** What a PDF is called, and what a photo shows. */
  title: Generated<string>;
  original_name: Generated<string>;
  bytes: number;
  /** Of a PDF; null if it cannot be told for certain. */
  pages: number | null;
  position: number;
  sha256: Generated<string>;
  created_at: string;
}

/** What was entered for a line of Appendix IX; the newest row of a line counts, older ones tell what stood there before. */
interface AppendixValuesTable {
  id: Generated<number>;
  /** Its key (app/content/disclosures/appendix-ix/lines.ts). */
  line: string;
  /** Board results are JSON (app/content/disclosures/appendix-ix/results.ts). */
  value: string;
  /** Why the line does not apply; empty if it does. */
  reason: string;
  /** `site`: not entered, but noted from the settings and the faculty list. */
  source: "staff" | "site";
  saved_at: string;
}

/** What is wrong with the file of a document; empty if nothing is. */
export type FileProblem =
  | ""
  | "missing"
  | "unreadable"
  | "not a PDF"
  | "locked"
  | "more than pages"
  | "no pages"
  | "many pages"
  | "too small"
  | "too large"
  | "changed";

/** What the last check of a document's file found. */
interface DocumentChecksTable {
  disclosure_id: number;
  /** The file that was checked; a document that has another one since is checked again. */
  url: string;
  /** Of the file when it was first seen; empty if it could not be read yet. */
  sha256: string;
  bytes: number;
  /** Null where that cannot be told. */
  pages: number | null;
  problem: FileProblem;
  checked_at: string;
}

/** A link of the public pages. */
interface CheckedLinksTable {
  /** Without what stands behind `#`; a path where it leads to the site itself. */
  url: string;
  /** Path of a page that has it. */
  page: string;
  own: number;
  /** In words; empty if it answers. */
  problem: Generated<string>;
  /** Times in a row that it did not answer. */
  failures: Generated<number>;
  /** Staff have said that it is not to be checked. */
  off: Generated<number>;
  checked_at: string | null;
  /** When it is asked again; of other sites' links alone. */
  next_at: Generated<string>;
}

/** What was said of a public document since a moment; kept by triggers. */
interface DocumentVersionsTable {
  id: Generated<number>;
  disclosure_id: number;
  name: string;
  page: string;
  line: string;
  number: string;
  issued_by: string;
  issued_on: string | null;
  valid_until: string | null;
  url: string;
  bytes: number;
  deleted: number;
  since: string;
}

interface CalendarEntriesTable extends Kept {
  /** The first day, and the last: of most entries the same. */
  date: string;
  last_date: string;
  title: string;
  kind: "event" | "exam" | "holiday";
}

interface PicturesTable {
  id: Generated<number>;
  stem: string;
  width: number;
  height: number;
  placeholder: string;
  /** True if the AVIF renditions are there. */
  avif: number;
  created_at: string;
}

interface PictureOriginalsTable {
  id: Generated<number>;
  picture_id: number;
  /** The name of the kept file. */
  file: string;
  /** What was blurred (app/files/blur-areas.ts). */
  areas: Generated<string>;
  created_at: string;
}

/** The pictures that still wait for their AVIF renditions; a trigger adds them. */
interface AvifJobsTable {
  picture_id: number;
  /** Counted before the work; after three the picture is set aside. */
  attempts: Generated<number>;
  /** Attempts that a full disk or the like prevented; they do not count, but make the next one wait longer. */
  postponed: Generated<number>;
  next_attempt_at: string;
  /** Until then one process has claimed the picture; empty when none has. */
  claimed_until: Generated<string>;
  /** Why the last attempt failed, in words for people. */
  last_error: Generated<string>;
}

interface VideosTable extends Kept {
  title: string;
  description: string;
  /** As shown, for example `4:35`. */
  duration: string;
  category: string;
  /** The video's number on the external service. */
  video_id: string;
  /** Only where staff entered them; never invented. */
  views: number | null;
  published_on: string | null;
  position: number;
  picture_id: number;
}

interface ResumesTable {
  id: Generated<number>;
  original_name: string;
  file_name: string;
  file_type: string;
  file_size: number;
  /** Reply of the virus scanner (app/files/documents.server.ts). */
  scan: Generated<"clean" | "failed" | "none">;
  /** When its owner sent it; an import keeps that time. */
  uploaded_at: string;
  /** When it came here: retention counts from then. */
  received_at: string;
  /** The day on which it will be erased: set a week before, and shown to staff. */
  erase_on: string | null;
  /** Of the applicant; each is empty if they did not say. */
  name: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  /** What they apply for, in words: the job post may be gone. */
  post: Generated<string>;
  /** By which its owner asks how far it has come, with the phone number. */
  number: string | null;
  status: Generated<ResumeStatus>;
  /** For staff. */
  note: Generated<string>;
  /** The code of the language of the page that it came from; empty for English. */
  language: Generated<string>;
}

/** How far an application has come (app/content/resumes/statuses.ts). */
export type ResumeStatus = "new" | "to-call" | "interview" | "kept" | "declined";

interface MessagesTable {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  message: string;
  /** The form that it came from (app/content/messages/forms.ts). */
  form: Generated<MessageForm>;
  created_at: string;
  read_at: string | null;
  answered_at: string | null;
  /** The user name; empty if it is not known. */
  answered_by: Generated<string>;
  /** For staff. */
  answer_note: Generated<string>;
  /** The code of the language of the page that it was written on; empty for English. */
  language: Generated<string>;
}

/** A transfer certificate, found by its number and a date of birth. */
interface TransferCertificatesTable {
  id: Generated<number>;
  /** As the school wrote it. */
  number: string;
  /** The same without what people write differently (app/content/transfer-certificates/number.ts). */
  number_folded: string;
  /** A day. */
  born_on: string;
  file_name: string;
  /** Bytes. */
  file_size: number;
  sha256: string;
  scan: "clean" | "failed" | "none";
  created_at: string;
}

/** A request to take something down that visitors see. */
interface TakeDownsTable {
  id: Generated<number>;
  /** The key of its kind. */
  kind: string;
  record_id: number;
  name: string;
  /** Of who asks, to who is shown (app/capabilities/take-downs/states.ts). */
  relation: string;
  phone: Generated<string>;
  email: Generated<string>;
  reason: Generated<string>;
  state: TakeDownState;
  created_at: string;
  decided_at: string | null;
  /** The user name; empty if the trash decided it. */
  decided_by: Generated<string>;
  /** The code of the language of the page that it was sent from; empty for English. */
  language: Generated<string>;
}

/**
 * `hidden`: off the site until staff decide; `waiting`: on it until then; `restored`: put back; `kept`: it stayed; `erased`.
 */
export type TakeDownState = "hidden" | "waiting" | "restored" | "kept" | "erased";

/** Who has agreed that a record with a child's face or name is published. */
interface ConsentsTable {
  id: Generated<number>;
  /** The key of the record's kind. */
  kind: string;
  record_id: number;
  given_by: string;
  of_whom: Generated<string>;
  /** A day. */
  given_on: string;
  for_site: Generated<number>;
  for_newsletter: Generated<number>;
  for_print: Generated<number>;
  /** A day; empty: without end. */
  valid_until: Generated<string>;
  note: Generated<string>;
  /** The name of the kept file, and what it was called; empty if there is none. */
  slip: Generated<string>;
  slip_name: Generated<string>;
  created_at: string;
  /** The user name. */
  created_by: Generated<string>;
}

/** What the forms are called by which visitors write to the school. */
export type MessageForm = "contact" | "visit" | "admission";

interface OutgoingMailsTable {
  id: Generated<number>;
  message_id: number;
  attempts: number;
  next_attempt_at: string;
  last_error: string;
  sent_at: string | null;
}

/** How the machine's clock differs from what can be expected. */
export type ClockDoubt = "backwards" | "ahead" | "before newest" | "before program";

/** A stretch of time in which the machine's clock ran without a jump (db/clock.ts). */
interface ClockSpellsTable {
  id: Generated<number>;
  began_at: string;
  last_beat_at: string;
  /** Why nothing may be erased until a person has confirmed the clock; empty if nothing is wrong. */
  doubt: "" | ClockDoubt;
  /** When a person said that the clock is right; empty if nobody was asked. */
  confirmed_at: string;
}

/** What came from another site already (app/import). */
interface ImportsTable {
  source: string;
  kind: string;
  /** The id there; where a listing has none, what the record says. */
  key: string;
  imported_at: string;
  /** A hash of all that the record said, and when it was made by its own words; empty if they are not known. */
  fingerprint: Generated<string>;
  born: Generated<string>;
}

interface BackupsTable {
  id: Generated<number>;
  /** Of the archive; empty until there is one. */
  name: Generated<string>;
  state: "asked" | "running" | "good" | "failed";
  /** The member of staff who asked for it; empty for the one that is made every night. */
  asked_by: Generated<string>;
  started_at: string;
  /** A run whose lease is over was interrupted. */
  lease_until: Generated<string>;
  finished_at: string | null;
  bytes: Generated<number>;
  /** In words for staff. */
  problem: Generated<string>;
  /** When a copy came to its second place, where one is configured. */
  copied_at: string | null;
  copy_problem: Generated<string>;
}

export type CalendarEntryRow = Selectable<CalendarEntriesTable>;

/** A text of the public pages in one language. */
interface TextsTable {
  name: string;
  language: string;
  value: string;
  version: number;
  is_sample: number;
  updated_at: string;
  updated_by: string;
}

/** Words of the school in another language than English. */
interface TranslationsTable {
  /** The table of the record; `messages_of_ours` for what the program says. */
  kind: string;
  /** Its id, the name of a setting, or the message itself. */
  record: string;
  /** Empty if the record is a word by itself. */
  field: Generated<string>;
  language: string;
  words: string;
  /** The English words that they were made of; empty if that is not known. */
  english: Generated<string>;
  /** 1: they came with a copy whose English words are others, and visitors do not see them before staff have looked. */
  awaits_check: Generated<number>;
  updated_at: string;
  updated_by: Generated<string>;
}

/** What stood there before. */
interface TextVersionsTable {
  id: Generated<number>;
  name: string;
  language: string;
  value: string;
  saved_at: string;
  saved_by: string;
}
