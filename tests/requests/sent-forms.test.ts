import { expect, test } from "vitest";
import { notice, openSite, tokenOf } from "../support/site";

test("the server says if a form of the staff was saved, to the staff alone", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const token = tokenOf(await clerk.get("/dashboard/add-notice")) ?? "";
  const saved = async () => (await clerk.visit(`/dashboard/form-saved?token=${token}`)).json();
  expect(await saved()).toEqual({ success: true, saved: false });
  await clerk.visit("/dashboard/add-notice", { form: { form_token: token, title: "" } });
  expect(await saved()).toEqual({ success: true, saved: false });
  expect(
    (await clerk.visit("/dashboard/add-notice", { form: { ...notice, form_token: token } })).status,
  ).toBe(303);
  expect(await saved()).toEqual({ success: true, saved: true });
  expect((await site.visitor().visit(`/dashboard/form-saved?token=${token}`)).status).toBe(401);
});
