import type { Generated, Selectable } from "kysely";

/**
 * Row types of all tables.
 * Timestamps are ISO 8601 texts in UTC, dates `yyyy-MM-dd`, booleans 0 or 1: the same on SQLite and
 * PostgreSQL.
 */
export interface Schema {
  /** One row; triggers raise it with every change of public content. */
  content_revision: { revision: number };
  tallies: {
    name: "lasting_notices" | "unread_messages" | "unanswered_messages" | "resumes" | "subscribers";
    value: number;
  };
  staff: {
    id: Generated<number>;
    username: string;
    /** Shown to colleagues next to the user name; can be empty. */
    name: Generated<string>;
    password_hash: string;
    role: Role;
    created_at: string;
    /** Code of the dashboard's language; empty for English. */
    language: Generated<string>;
  };
  sessions: SessionsTable;
  /** Single-use links for setting a password. */
  password_links: { token_hash: string; staff_id: number; expires_at: string };
  second_steps: SecondStepsTable;
  passkeys: PasskeysTable;
  /** Single-use codes instead of one from the phone. */
  recovery_codes: { id: Generated<number>; staff_id: number; code_hash: string; used_at: string | null };
  /** Generic cell rate algorithm (app/limits): rows expire at `free_at`. */
  rate_limits: { key: string; free_at: string };
  /** Results of processed forms, by one-time token and content. */
  submissions: { key: string; result: string; created_at: string };
  parked_forms: { id: string; staff_id: number; path: string; fields: string; created_at: string };
  /** Hosts at which staff have logged in; pages are cached for them (server/page-cache/cached-hosts.ts). */
  site_hosts: { host: string; seen_at: string };
  activity: ActivityTable;
  undo_steps: UndoStepsTable;
  alert_mails: AlertMailsTable;
  settings: { name: string; value: string };
  /** Files of the branding, base64; `name` is the last part of their address. */
  look_files: { name: string; kind: "logo" | "share"; data: string };
  /** Sample content that the school has not replaced yet (db/starter-marks.ts). */
  starter_marks: { source: string; key: string };
  texts: TextsTable;
  translations: TranslationsTable;
  text_versions: TextVersionsTable;
  notices: NoticesTable;
  notice_files: AttachedFilesTable & {
    /** Null until its form is saved. */
    notice_id: number | null;
    /** Recordings only. */
    seconds: Generated<number | null>;
    /** Code of the language of a recording. */
    language: Generated<string>;
  };
  page_files: AttachedFilesTable & { page_id: number | null };
  /** Unsaved form fields for the preview, by the key of the form. */
  notice_previews: { form_key: string; staff_id: number; fields: string; created_at: string };
  calendar_entries: CalendarEntriesTable;
  subscribers: SubscribersTable;
  newsletter_issues: NewsletterIssuesTable;
  /** Notices that were mailed already. Without an issue: from before a restore. */
  newsletter_notices: { notice_id: number; issue_id: number | null };
  newsletter_sends: NewsletterSendsTable;
  push_phones: PushPhonesTable;
  push_messages: { id: Generated<number>; is_urgent: number; created_at: string };
  /** Notices that were sent to phones, and the number of phones. Without a message: from before a restore. */
  push_notices: { notice_id: number; message_id: number | null; reached: Generated<number> };
  push_sends: Omit<NewsletterSendsTable, "issue_id" | "subscriber_id"> & {
    message_id: number;
    phone_id: number;
  };
  pictures: PicturesTable;
  /** Originals of blurred pictures; erased with them. */
  picture_originals: PictureOriginalsTable;
  /** Queue of triggers: pictures that are deleted if no record shows them. */
  pictures_to_check: { picture_id: number };
  /** Names of erased files (stems of pictures), added by triggers. */
  erased_files: { name: string; erased_at: string };
  avif_jobs: AvifJobsTable;
  jobs: Kept & Published & { title: string; details: string };
  /** `date` is a day; `cover_id` is one of its photos, null if none was chosen. */
  albums: Kept & { name: string; details: string; date: string; cover_id: Generated<number | null> };
  photos: Kept & {
    title: string;
    description: string;
    alt: string;
    picture_id: number;
    album_id: Generated<number | null>;
    place: Generated<number>;
    /** Hash of the uploaded file; empty if unknown. */
    sha256: Generated<string>;
    /** Last move to another album, and the position before it. */
    moved_at: Generated<string | null>;
    moved_from: Generated<number | null>;
    moved_place: Generated<number | null>;
  };
  facilities: Kept & {
    title: string;
    lead: Generated<string>;
    details: Generated<string>;
    tags: Generated<string>;
    /** Album ID, `sample`, or empty. */
    photos: Generated<string>;
    /** Path of its page without the first slash. */
    address: string;
    menu_label: Generated<string>;
    /** Names in the list next to the facilities, one per line, and the position there; can be empty. */
    beside: Generated<string>;
    beside_place: Generated<string>;
    footer_label: Generated<string>;
    /** Key in app/content/facilities/sample-photos.ts; empty unless it is a sample. */
    sample_photos: Generated<string>;
    position: number;
  };
  /** Former addresses, added by a trigger. */
  facility_addresses: { address: string; facility_id: number };
  /** Pages that the school writes itself. */
  pages: Kept &
    Published & {
      title: string;
      details: string;
      /** Path without the first slash. */
      address: string;
      /** Label of a group of the menu (app/ui/frame/menu.ts); empty if it is not in the menu. */
      menu: Generated<string>;
      menu_label: Generated<string>;
      position: Generated<number>;
    };
  /** Former addresses, added by a trigger. */
  page_addresses: { address: string; page_id: number };
  facility_cards: Kept & {
    title: string;
    description: string;
    features: string;
    /** Address of the linked page; empty for none. */
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
    /** Taught subjects; can be empty. */
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
      /** Label and target of its button; both empty for none. */
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
    /** Days; null if unknown. */
    valid_from: Generated<string | null>;
    valid_until: Generated<string | null>;
    /** Name of the uploaded file; empty if unknown. */
    original_name: Generated<string>;
    /** Address of its page; empty for the mandatory public disclosure. */
    page: Generated<string>;
    /** Line of CBSE's Appendix IX (app/content/disclosures/appendix-ix/lines.ts); empty for none. */
    line: Generated<string>;
    number: Generated<string>;
    issued_by: Generated<string>;
    issued_on: Generated<string | null>;
  };
  appendix_values: AppendixValuesTable;
  document_versions: DocumentVersionsTable;
  document_checks: DocumentChecksTable;
  checked_links: CheckedLinksTable;
  /** Day, at the school, of the last nightly or weekly check. */
  check_runs: { name: string; day: string; finished_at: string };
  annual_reports: { year: number; sent_on: string; saved_by: string; saved_at: string };
  /** Former addresses of documents, added by a trigger. */
  document_addresses: { url: string; disclosure_id: number };
  resumes: ResumesTable;
  messages: MessagesTable;
  take_downs: TakeDownsTable;
  transfer_certificates: TransferCertificatesTable;
  /** Failed look-ups of the last week, by the keyed hash of a number. */
  certificate_tries: { id: Generated<number>; number_key: string; at: string };
  /** Numbers locked for visitors until staff unlock them. */
  closed_certificates: { number_key: string; closed_at: string };
  consents: ConsentsTable;
  /** The school's own templates for answers. */
  reply_templates: { id: Generated<number>; name: string; text: string; updated_at: string };
  outgoing_mails: OutgoingMailsTable;
  /** One row: the ID that ties database and uploads folder together, and the state of sample content. */
  site_identity: {
    id: number;
    identity: string;
    sample_content: "" | "begun" | "done";
    /** 1 once facilities were seeded (db/seed/facilities.ts), so that deleted ones stay deleted. */
    has_facilities: Generated<number>;
    created_at: string;
  };
  clock_spells: ClockPeriodsTable;
  /** Problems of background jobs until they are solved (db/problems.ts). */
  problems: { source: string; key: string; words: string; first_at: string; last_at: string };
  import_runs: ImportRunsTable;
  imported_records: ImportedRecordsTable;
  redirects: RedirectsTable;
  /** Old addresses that answered 404, with their visits; bounded, without anything about the visitor. */
  missing_addresses: { address: string; visits: number; last_at: string };
  backups: BackupsTable;
  /** Erased records, added by triggers, so that no restored backup brings them back. */
  erasures: {
    id: Generated<number>;
    /** Table; `hidden` and a table for a record taken down on request. */
    kind: string;
    record_id: number;
    /** Arrival time: IDs can be reused after a restore, times cannot. */
    came_in_at: string;
    erased_at: string;
  };
}

export type Role = "administrator" | "office" | "editor";

interface Kept {
  id: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** Raised by every change. */
  version: Generated<number>;
}

/** Tables of soft-deletable records. */
export type SoftDeletableTable = {
  [Table in keyof Schema]: Schema[Table] extends Kept ? Table : never;
}[keyof Schema];

interface Published {
  published_at: string | null;
  ends_at: string | null;
}

/** Soft-deletable tables with a picture. */
export type PicturedTable = {
  [Table in SoftDeletableTable]: Schema[Table] extends { picture_id: number } ? Table : never;
}[SoftDeletableTable];

interface SessionsTable {
  id_hash: string;
  staff_id: number;
  created_at: string;
  last_seen_at: string;
  remember: number;
  /** Such as "Chrome on Android"; empty if unknown. */
  browser: Generated<string>;
  /** Keyed hash of the network of its last use; can be empty. */
  network: Generated<string>;
  proved_at: string | null;
}

/** Passkeys log in without password and code. */
interface PasskeysTable {
  /** Credential ID, base64url. */
  id: string;
  staff_id: number;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Use count of the authenticator; a lower one reveals a copy. */
  counter: number;
  /** Separated by spaces. */
  transports: Generated<string>;
  created_at: string;
  last_used_at: string | null;
}

/** Two-factor authentication with an app (TOTP). */
interface SecondStepsTable {
  staff_id: number;
  /** Shared secret, encrypted (app/services/sealed.server.ts). */
  secret: string;
  /** Time step (30 s since 1970) of the last accepted code: each code works once. */
  last_time_step: number;
  created_at: string;
}

/** Steps behind the Undo button of a message (app/undo). */
interface UndoStepsTable {
  key: string;
  step: string;
  created_at: string;
}

interface ActivityTable {
  id: Generated<number>;
  at: string;
  staff_name: string;
  /** Key in app/activity-log/verbs.ts. */
  verb: string;
  /** Key of the kind; empty for none. */
  kind: Generated<string>;
  count: Generated<number>;
  subject: string;
  /** Key in app/activity-log/topics.ts. */
  topic: Generated<string>;
  /** Shortened network address; can be empty. */
  network: Generated<string>;
  /** Changes of settings or accounts as JSON (`Change[]`); can be empty. */
  changes: Generated<string>;
  /** Set for a single record. */
  record_id: number | null;
  /** Number of merged entries between `at` and `last_at`. */
  times: Generated<number>;
  last_at: Generated<string>;
  /** Repetitions within an hour have the same key and are merged. */
  merge_key: string | null;
}

/** Subscribers of the newsletter. */
interface SubscribersTable {
  id: Generated<number>;
  email: string;
  /** Part of the unsubscribe link. */
  token: string;
  created_at: string;
  /** Time of the last confirmation request. Null: from before such requests. */
  asked_at: Generated<string | null>;
  /** Only confirmed addresses get mails. */
  confirmed_at: Generated<string | null>;
  /** Time when the mail server reported a missing mailbox. */
  bounced_at: Generated<string | null>;
  /** Code of the newsletter's language; empty for English. */
  language: Generated<string>;
}

interface NewsletterIssuesTable {
  id: Generated<number>;
  /** Day at the school; one issue a day. */
  day: string;
  notices: number;
  /** Planned number of recipients. */
  recipients: Generated<number>;
  created_at: string;
}

/** One mail of an issue. Claimed before it is sent, and never resent once it may have gone out. */
interface NewsletterSendsTable {
  id: Generated<number>;
  issue_id: number;
  /** Null after the address was erased. */
  subscriber_id: number | null;
  state: Generated<NewsletterSendState>;
  attempts: Generated<number>;
  next_attempt_at: string;
  claimed_at: Generated<string | null>;
  /** Code of the mail server or library. */
  last_error: Generated<string>;
}

/** Phones that get notices as push messages (RFC 8030). */
interface PushPhonesTable {
  id: Generated<number>;
  /** Address at the push service of the browser: secret. */
  endpoint: string;
  /** Keys of the phone, base64url (RFC 8291). */
  p256dh: string;
  auth: string;
  /** Public key of the site for which the phone subscribed; only this one reaches it. */
  site_key: string;
  language: Generated<string>;
  /** Separated by spaces; empty for all. */
  categories: Generated<string>;
  /** Messages in a row that were not accepted. */
  failures: Generated<number>;
  created_at: string;
  renewed_at: string;
}

/** A stale `sending` means that the process died: treat as `unsure`. `nothing`: no notices left. */
export type NewsletterSendState =
  | "waiting"
  | "sending"
  | "sent"
  | "refused"
  | "failed"
  | "unsure"
  | "nothing";

/** Mails to administrators, applicants and new subscribers. */
interface AlertMailsTable {
  id: Generated<number>;
  /** Prevents the same mail within an hour. */
  key: string;
  /** Address of an applicant or subscriber; empty for the school's own. */
  recipient: Generated<string>;
  /** The mail is erased together with this record. */
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
  /** Notices are pinned until then. */
  pinned_until: string | null;
  title: string;
  details: string;
  date: string;
  category: string;
  priority: string;
  /** Day, time and end (HH:mm) of the event at the school; can be empty. */
  event_date: Generated<string>;
  event_time: Generated<string>;
  event_end: Generated<string>;
}

/** PDF or photo of a notice. */
interface AttachedFilesTable {
  id: Generated<number>;
  /** Key of the form that it was sent with; empty for a copy. */
  form_key: Generated<string>;
  staff_id: number;
  /** Photos only. */
  picture_id: number | null;
  /** Document name of a PDF or recording; empty for a photo. */
  document: Generated<string>;
  slug: Generated<string>;
  /** Title of a PDF, caption of a photo. */
  title: Generated<string>;
  original_name: Generated<string>;
  bytes: number;
  /** Pages of a PDF; null if unknown. */
  pages: number | null;
  position: number;
  sha256: Generated<string>;
  created_at: string;
}

/** Values of Appendix IX; the newest row of a line counts, older ones are its history. */
interface AppendixValuesTable {
  id: Generated<number>;
  /** Key in app/content/disclosures/appendix-ix/lines.ts. */
  line: string;
  /** Board results are JSON (app/content/disclosures/appendix-ix/results.ts). */
  value: string;
  /** Reason why the line does not apply; empty if it does. */
  reason: string;
  /** `site`: derived from settings and faculty list. */
  source: "staff" | "site";
  saved_at: string;
}

/** Problem of a document's file; empty for none. */
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

/** Results of the last check of a document's file. */
interface DocumentChecksTable {
  disclosure_id: number;
  /** Checked file; a new one is checked again. */
  url: string;
  sha256: string;
  bytes: number;
  /** Null if unknown. */
  pages: number | null;
  problem: FileProblem;
  checked_at: string;
}

interface CheckedLinksTable {
  /** Without the fragment; a path for own pages. */
  url: string;
  /** Path of a page with this link. */
  page: string;
  own: number;
  /** Message; empty if the link works. */
  problem: Generated<string>;
  /** Consecutive failures. */
  failures: Generated<number>;
  /** Excluded from checks by staff. */
  off: Generated<number>;
  checked_at: string | null;
  /** Next check; other sites only. */
  next_at: Generated<string>;
}

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
  date: string;
  last_date: string;
  title: string;
  kind: "event" | "exam" | "holiday";
  classes: Generated<string>;
  link: Generated<string>;
}

interface PicturesTable {
  id: Generated<number>;
  stem: string;
  width: number;
  height: number;
  placeholder: string;
  /** Point that every crop keeps in view, such as `40 25` per cent; empty for the middle. */
  focus: Generated<string>;
  /** 1 if AVIF renditions exist. */
  avif: number;
  created_at: string;
}

interface PictureOriginalsTable {
  id: Generated<number>;
  picture_id: number;
  file: string;
  /** Blurred areas (app/files/pictures/blur-areas.ts). */
  areas: Generated<string>;
  created_at: string;
}

/** Pictures without AVIF renditions; added by a trigger. */
interface AvifJobsTable {
  picture_id: number;
  /** Counted before the work; after three the picture is set aside. */
  attempts: Generated<number>;
  /** Attempts prevented by a full disk or the like; they only delay the next one. */
  postponed: Generated<number>;
  next_attempt_at: string;
  claimed_until: Generated<string>;
  /** Message for staff. */
  last_error: Generated<string>;
}

interface VideosTable extends Kept {
  title: string;
  description: string;
  /** Such as `4:35`. */
  duration: string;
  category: string;
  video_id: string;
  /** Clip in `public/films/`, without `.mp4`; empty for the school's own videos. */
  sample_film: Generated<string>;
  /** Only if staff entered them; never invented. */
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
  /** Reply of the virus scanner (app/files/documents/documents.server.ts). */
  scan: Generated<"clean" | "failed" | "none">;
  uploaded_at: string;
  received_at: string;
  /** Announced date of erasure: set a week before and shown to staff. */
  erase_on: string | null;
  /** Applicant's details; each can be empty. */
  name: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  /** Title of the job post, which may be gone. */
  post: Generated<string>;
  number: string | null;
  status: Generated<ResumeStatus>;
  /** Internal note. */
  note: Generated<string>;
  /** Code of the applicant's language; empty for English. */
  language: Generated<string>;
}

/** Progress of an application (app/content/resumes/statuses.ts). */
export type ResumeStatus = "new" | "to-call" | "interview" | "kept" | "declined";

/** Record of a visitor, with its texts. */
type InboundTable<Text extends string> = Record<Text, string> & {
  id: Generated<number>;
  created_at: string;
  /** Code of the sender's language; empty for English. */
  language: Generated<string>;
};

interface MessagesTable extends InboundTable<"first_name" | "last_name" | "phone" | "email" | "message"> {
  form: Generated<MessageForm>;
  read_at: string | null;
  answered_at: string | null;
  /** User name; empty if unknown. */
  answered_by: Generated<string>;
  answer_note: Generated<string>;
}

/** Transfer certificate, found by its number and a date of birth. */
interface TransferCertificatesTable {
  id: Generated<number>;
  /** Normalized number (app/content/transfer-certificates/number.ts). */
  number: string;
  number_folded: string;
  /** Day. */
  born_on: string;
  file_name: string;
  file_size: number;
  sha256: string;
  scan: "clean" | "failed" | "none";
  created_at: string;
}

/** Request to take a record down. */
interface TakeDownsTable {
  id: Generated<number>;
  /** Key of the kind. */
  kind: string;
  record_id: number;
  name: string;
  relation: string;
  phone: Generated<string>;
  email: Generated<string>;
  reason: Generated<string>;
  state: TakeDownState;
  created_at: string;
  decided_at: string | null;
  /** User name; empty if the trash decided. */
  decided_by: Generated<string>;
  /** Code of the sender's language; empty for English. */
  language: Generated<string>;
}

/** `hidden`: off the site until staff decide; `waiting`: public until then; `kept`: left public. */
export type TakeDownState = "hidden" | "waiting" | "restored" | "kept" | "erased";

interface ConsentsTable {
  id: Generated<number>;
  /** Key of the record's kind. */
  kind: string;
  record_id: number;
  given_by: string;
  of_whom: Generated<string>;
  given_on: string;
  for_site: Generated<number>;
  for_newsletter: Generated<number>;
  for_print: Generated<number>;
  /** Day; empty for no end. */
  valid_until: Generated<string>;
  note: Generated<string>;
  /** File name and original name of the slip; empty for none. */
  slip: Generated<string>;
  slip_name: Generated<string>;
  created_at: string;
  created_by: Generated<string>;
}

export type MessageForm = "contact" | "visit" | "admission";

interface OutgoingMailsTable {
  id: Generated<number>;
  message_id: number;
  attempts: number;
  next_attempt_at: string;
  last_error: string;
  sent_at: string | null;
}

/** Anomaly of the machine's clock. */
export type ClockDoubt = "backwards" | "ahead" | "before newest" | "before program";

/** Period in which the clock ran without a jump (db/clock.ts). */
interface ClockPeriodsTable {
  id: Generated<number>;
  began_at: string;
  last_beat_at: string;
  /** Nothing is erased until a user confirms the clock; empty if it is trusted. */
  doubt: "" | ClockDoubt;
  /** Time of the confirmation; can be empty. */
  confirmed_at: string;
}

/** One import of an old site (app/old-site-import). */
interface ImportRunsTable {
  id: Generated<number>;
  /** Address of the old site, or name of its export file. */
  source: string;
  reader: "gdapi" | "wordpress-rest" | "wordpress-export" | "any-site";
  /** `stopped`: the same command continues it. */
  state: "running" | "stopped" | "done" | "failed" | "undone";
  done: Generated<number>;
  /** Expected number of records; 0 if unknown. */
  expected: Generated<number>;
  /** Name, logo, colours and menu of the old site as JSON (`Offer`); can be empty. */
  offer: Generated<string>;
  /** Message for staff. */
  problem: Generated<string>;
  started_at: string;
  finished_at: string | null;
}

/** Record of an old site, and what became of it. */
interface ImportedRecordsTable {
  id: Generated<number>;
  /** Null for imports of versions before the preview. */
  run_id: number | null;
  source: string;
  /** List of the old site, such as `posts`. */
  list: string;
  key: string;
  /** Hash of the content, and the record's own creation time; empty if unknown. */
  fingerprint: Generated<string>;
  born: Generated<string>;
  /** `held`: visible to staff only; `kept`: edited here, so that undoing left it. */
  state: ImportedState;
  /** Key of our kind; empty if nothing was created. */
  kind: Generated<string>;
  record_id: number | null;
  /** Hash of our record as imported, to recognise edits. */
  hash: Generated<string>;
  /** ISO time of the old site, at which it is published. */
  posted_at: Generated<string>;
  /** 1 if it was a draft there too. */
  is_draft: Generated<number>;
  title: Generated<string>;
  old_address: Generated<string>;
  /** Reason if it was left out; notes about changed values. */
  reason: Generated<string>;
  imported_at: string;
}

export type ImportedState = "held" | "published" | "left out" | "undone" | "kept";

/** Redirect of an address that has no page: to a path, or to a record while it is on the site. */
interface RedirectsTable {
  id: Generated<number>;
  /** Path with query, as in `canonicalAddress` (app/redirects). */
  address: string;
  /** Path; empty for the page of the record. */
  target: Generated<string>;
  kind: Generated<string>;
  record_id: number | null;
  run_id: number | null;
  /** User name; empty for an import. */
  created_by: Generated<string>;
  hits: Generated<number>;
  created_at: string;
}

interface BackupsTable {
  id: Generated<number>;
  /** Name of the archive; empty until there is one. */
  name: Generated<string>;
  state: "asked" | "running" | "good" | "failed";
  /** Staff member or command that requested it; empty for nightly ones and those of the timer. */
  asked_by: Generated<string>;
  started_at: string;
  lease_until: Generated<string>;
  finished_at: string | null;
  bytes: Generated<number>;
  /** Records and files in it, as JSON; empty for backups of earlier versions. */
  contents: Generated<string>;
  /** Message for staff. */
  problem: Generated<string>;
  /** Time of the copy to the second place, if one is configured. */
  copied_at: string | null;
  copy_problem: Generated<string>;
}

export type CalendarEntryRow = Selectable<CalendarEntriesTable>;

interface TextsTable {
  name: string;
  language: string;
  value: string;
  version: number;
  is_sample: number;
  updated_at: string;
  updated_by: string;
}

/** Translations of the school's own texts. */
interface TranslationsTable {
  /** Table of the record; `messages_of_ours` for messages of the program. */
  kind: string;
  /** Record ID, setting name, or the message itself. */
  record: string;
  /** Empty for settings and messages. */
  field: Generated<string>;
  language: string;
  words: string;
  /** Translated English text; empty if unknown. */
  english: Generated<string>;
  /** 1: from a copy of another record; hidden until staff have checked it. */
  awaits_check: Generated<number>;
  updated_at: string;
  updated_by: Generated<string>;
}

/** Earlier texts. */
interface TextVersionsTable {
  id: Generated<number>;
  name: string;
  language: string;
  value: string;
  saved_at: string;
  saved_by: string;
}
