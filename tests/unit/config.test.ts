import express from "express";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "~/config.server";

describe("configuration", () => {
  test.each(["1", "loopback", "10.0.0.1, fd00::/8", "10.0.0.0/255.0.0.0", "uniquelocal,192.168.0.0/16"])(
    "TRUST_PROXY takes %s, as express does",
    (value) => {
      const { trustProxy } = readConfig({ TRUST_PROXY: value });
      expect(() => express().set("trust proxy", trustProxy)).not.toThrow();
    },
  );

  test("the configuration has the defaults of the specification", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      databaseFile: "./db/school.sqlite",
      uploadsDir: "./uploads",
      admin: { username: "admin", password: undefined },
      starterContent: true,
      origin: undefined,
      trustProxy: false,
      smtp: undefined,
      gdapiAllowedOrigins: [],
      pushServices: [],
      pushAllowedHosts: [],
      isOfflineOn: true,
      isAvifOn: true,
      logLevel: "info",
    });
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["DATABASE_URL", "postgres://db"],
    ["ADMIN_USERNAME", "a b"],
    ["ADMIN_PASSWORD", "short"],
    ["LANGUAGES", "Odia"],
    ["STARTER_CONTENT", "yes"],
    ["ORIGIN", "school.example"],
    ["PURGE_URL", "school.example"],
    ["PURGE_URL", "http://cdn.example/purge"],
    ["PURGE_URL", "https://user:password@cdn.example/purge"],
    ["PURGE_HEADER", "Bearer"],
    ["PURGE_HEADER", "Authorization: Bearer 1234"],
    ["ORIGIN", "https://school.example/path"],
    ["TRUST_PROXY", "everyone!"],
    ["TRUST_PROXY", "300.1.1.1"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "a, 10.0.0.1"],
    ["ADMIN_PASSWORD", "1234567890"],
    ["SMTP_URL", "http://mail.example"],
    ["MAIL_TO", "nobody"],
    ["GDAPI_ALLOWED_ORIGINS", "https://a.example, b"],
    ["PUSH_SERVICES", "push.example.com, https://other"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is one clear line", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
  });

  test("takes what is right", () => {
    const config = readConfig({
      DATABASE_URL: "file:///data/school.sqlite",
      ORIGIN: "https://school.example/",
      TRUST_PROXY: "1",
      SMTP_URL: "smtp://mail.example:587",
      MAIL_TO: "office@school.example",
      GDAPI_ALLOWED_ORIGINS: "https://a.example https://b.example",
    });
    expect(config).toMatchObject({
      databaseFile: "/data/school.sqlite",
      origin: "https://school.example",
      trustProxy: 1,
      smtp: { url: "smtp://mail.example:587", to: "office@school.example" },
      gdapiAllowedOrigins: ["https://a.example", "https://b.example"],
    });
    expect(() => readConfig({ SMTP_URL: "smtp://mail.example" })).toThrow(ConfigError);
  });
});
