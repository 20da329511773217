import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
import { z } from "zod";
import { isBucketUrl, isEndpoint, isLocalOrigin, isPurgeUrl, isTrustProxy, origin } from "./config-checks";

/** Every variable with default and check; docs/settings.md has the same table. */
const schema = z.object({
  PORT: z.coerce
    .number("must be a port number from 0 to 65535")
    .int("must be a port number from 0 to 65535")
    .min(0, "must be a port number from 0 to 65535")
    .max(65535, "must be a port number from 0 to 65535")
    .default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^file:.+/, "must look like file:./db/school.sqlite")
    .default("file:./db/school.sqlite"),
  UPLOADS_DIR: z.string().default("./uploads"),
  UPLOADS_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*\/?$/, "must look like s3://bucket/folder")
    .optional(),
  UPLOADS_ENDPOINT: z
    .string()
    .refine(isEndpoint, "must be an address such as https://s3.example.com")
    .optional(),
  UPLOADS_KEY: z.string().optional(),
  UPLOADS_SECRET: z.string().optional(),
  UPLOADS_REGION: z.string().default("us-east-1"),
  UPLOADS_CACHE_MB: z.coerce
    .number("must be a number of megabytes from 100")
    .int("must be a number of megabytes from 100")
    .min(100, "must be a number of megabytes from 100")
    .default(2000),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[\w.@-]{1,64}$/, "may hold 1 to 64 letters, digits, dots, dashes, underscores and @")
    .default("admin"),
  ADMIN_PASSWORD: z
    .string()
    .min(10, "must have 10 characters or more")
    .regex(/\D/, "must not be digits alone")
    .optional(),
  LANGUAGES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((codes) => codes.every((code) => /^[a-z]{2}$/.test(code)), "must be codes such as: or hi bn")
    .optional(),
  STARTER_CONTENT: z.enum(["on", "off"], "must be on or off").default("on"),
  ORIGIN: origin().optional(),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, "must be a number of proxies, loopback, or their addresses")
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
  MAIL_TO: z.email("must be an e-mail address").optional(),
  GDAPI_ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin())),
  BACKUP_COPY_TO: z
    .string()
    .refine(
      (value) => isAbsolute(value) || isBucketUrl(value),
      "must be the whole path of a folder, or a bucket such as https://s3.example.com/bucket/folder",
    )
    .optional(),
  BACKUP_COPY_KEY: z.string().optional(),
  BACKUP_COPY_SECRET: z.string().optional(),
  BACKUP_COPY_REGION: z.string().default("us-east-1"),
  BACKUP_PASSPHRASE: z.string().min(16, "must have 16 characters or more; four words are good").optional(),
  CLAMD_SOCKET: z
    .string()
    .regex(/^(\/.+|[^/\s]+:\d+)$/, "must be the path of clamd's socket, or host:port")
    .optional(),
  PURGE_URL: z
    .string()
    .refine(isPurgeUrl, "must be an address with https:// (http:// for this machine alone)")
    .optional(),
  PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?[\x21-\x7e][\x20-\x7e]*$/, "must look like Authorization: Bearer 1234")
    .optional(),
  FILM_STAND_IN: z
    .string()
    .refine(isLocalOrigin, "must be an address of this machine, such as http://127.0.0.1:4000")
    .optional(),
  METRICS_PORT: z.coerce
    .number("must be a port number from 1 to 65535")
    .int("must be a port number from 1 to 65535")
    .min(1, "must be a port number from 1 to 65535")
    .max(65535, "must be a port number from 1 to 65535")
    .optional(),
  LITESTREAM_METRICS: z
    .url({ protocol: /^https?$/, error: "must look like http://127.0.0.1:9090/metrics" })
    .optional(),
  IDLE_EXIT_MINUTES: z.coerce
    .number("must be a number of minutes from 1 to 1440")
    .int("must be a number of minutes from 1 to 1440")
    .min(1, "must be a number of minutes from 1 to 1440")
    .max(1440, "must be a number of minutes from 1 to 1440")
    .optional(),
  PUSH_ALLOWED_HOSTS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[\w.[\]:-]+:\d{1,5}$/, "must look like 127.0.0.1:4000"))),
  PUSH_SERVICES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^(\*\.)?([a-z\d-]+\.)+[a-z\d-]+$/, "must look like push.example.com"))),
  OFFLINE: z.enum(["on", "off"], "must be on or off").default("on"),
  AVIF: z.enum(["on", "off"], "must be on or off").default("on"),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
});

export interface Config {
  port: number;
  /** Port of this machine for `/metrics`; undefined for none. */
  metricsPort: number | undefined;
  /** Address of Litestream's metrics, if it replicates the database. */
  litestreamMetrics: string | undefined;
  /** Minutes without requests after which a process that systemd's socket started exits. */
  idleExitMinutes: number | undefined;
  /** Undefined: all addresses. */
  host: string | undefined;
  databaseFile: string;
  /** Folder of the uploads; a cache of them with `uploadsBucket`. */
  uploadsDir: string;
  uploadsBucket: (Bucket & { cacheBytes: number }) | undefined;
  admin: { username: string; password: string | undefined };
  /** Languages that a new site offers besides English; undefined for all. */
  firstLanguages: string[] | undefined;
  starterContent: boolean;
  origin: string | undefined;
  trustProxy: number | string | false;
  smtp: { url: string; to: string } | undefined;
  gdapiAllowedOrigins: string[];
  /** Virus scanner: path or `host:port`. */
  clamdSocket: string | undefined;
  purge: { url: string; headers: Record<string, string> } | undefined;
  filmStandIn: string | undefined;
  /** Hosts of more push services than the known ones; `*.` means all names below. */
  pushServices: string[];
  /** `host:port` of push services in tests: private addresses, without TLS. */
  pushAllowedHosts: string[];
  /** False: browsers delete stored pages and the service worker. */
  isOfflineOn: boolean;
  isAvifOn: boolean;
  logLevel: string;
  backupCopy: BackupCopy | undefined;
}

/** Folder in an S3-compatible bucket. */
export interface Bucket {
  /** `https://host/bucket/folder` */
  url: string;
  key: string;
  secret: string;
  region: string;
}

export interface BackupCopy {
  to: { folder: string } | Bucket;
  passphrase: string;
}

/** Invalid environment variable; the message is one line for the terminal. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Empty variables count as unset. @throws ConfigError that names the variable */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
    throw new ConfigError(lines.join(" "));
  }
  const values = parsed.data;
  if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_TO)) {
    throw new ConfigError("SMTP_URL and MAIL_TO must be set together.");
  }
  return {
    port: values.PORT,
    host: values.HOST,
    databaseFile: values.DATABASE_URL.replace(/^file:(\/\/(?=\/))?/, ""),
    uploadsDir: values.UPLOADS_DIR,
    uploadsBucket: parseUploadsBucket(values),
    admin: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    firstLanguages: values.LANGUAGES,
    starterContent: values.STARTER_CONTENT === "on",
    origin: values.ORIGIN,
    trustProxy: /^\d+$/.test(values.TRUST_PROXY ?? "")
      ? Number(values.TRUST_PROXY)
      : (values.TRUST_PROXY ?? false),
    smtp: values.SMTP_URL && values.MAIL_TO ? { url: values.SMTP_URL, to: values.MAIL_TO } : undefined,
    gdapiAllowedOrigins: values.GDAPI_ALLOWED_ORIGINS,
    clamdSocket: values.CLAMD_SOCKET,
    purge: parsePurge(values),
    filmStandIn: values.FILM_STAND_IN,
    metricsPort: values.METRICS_PORT,
    litestreamMetrics: values.LITESTREAM_METRICS,
    idleExitMinutes: values.IDLE_EXIT_MINUTES,
    pushServices: values.PUSH_SERVICES,
    pushAllowedHosts: values.PUSH_ALLOWED_HOSTS,
    isOfflineOn: values.OFFLINE === "on",
    isAvifOn: values.AVIF === "on",
    logLevel: values.LOG_LEVEL,
    backupCopy: parseBackupCopy(values),
  };
}

function parsePurge({ PURGE_URL: url, PURGE_HEADER: header }: z.output<typeof schema>): Config["purge"] {
  if (!url && header) throw new ConfigError("PURGE_HEADER is for PURGE_URL: set both.");
  if (!url) return undefined;
  const [name = "", value = ""] = header?.split(/: ?(.*)/s) ?? [];
  return { url, headers: name ? { [name]: value } : {} };
}

function parseUploadsBucket(values: z.output<typeof schema>): Config["uploadsBucket"] {
  const { UPLOADS_URL: place, UPLOADS_ENDPOINT: endpoint, UPLOADS_KEY: key, UPLOADS_SECRET: secret } = values;
  if (!place) return undefined;
  if (!endpoint || !key || !secret) {
    throw new ConfigError("UPLOADS_URL needs UPLOADS_ENDPOINT, UPLOADS_KEY and UPLOADS_SECRET.");
  }
  return {
    url: `${new URL(endpoint).origin}/${place.slice("s3://".length).replace(/\/$/, "")}`,
    key,
    secret,
    region: values.UPLOADS_REGION,
    cacheBytes: values.UPLOADS_CACHE_MB * 1_000_000,
  };
}

function parseBackupCopy(values: z.output<typeof schema>): BackupCopy | undefined {
  const { BACKUP_COPY_TO: to, BACKUP_COPY_KEY: key, BACKUP_COPY_SECRET: secret } = values;
  if (!to) return undefined;
  const passphrase = values.BACKUP_PASSPHRASE;
  if (!passphrase) throw new ConfigError("BACKUP_COPY_TO needs BACKUP_PASSPHRASE: copies are encrypted.");
  if (isAbsolute(to)) return { to: { folder: to }, passphrase };
  if (!key || !secret) {
    throw new ConfigError("BACKUP_COPY_TO is a bucket: set BACKUP_COPY_KEY and BACKUP_COPY_SECRET too.");
  }
  return { to: { url: to, key, secret, region: values.BACKUP_COPY_REGION }, passphrase };
}

/** For commands: errors are one line and exit code 1. Reads `.env` or `ENV_FILE`, after the environment. */
export function readConfigOrExit(): Config {
  const envFile = process.env.ENV_FILE ?? ".env";
  if (envFile && existsSync(envFile)) process.loadEnvFile(envFile);
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Configuration: ${error.message}`);
    process.exit(1);
  }
}
