import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { disclosure } from "~/content/disclosures/disclosure";
import { notice } from "~/content/notices/notice";
import { photo } from "~/content/photos/photo";
import { trashDays } from "~/content/trash/days";
import { requireStaff } from "~/http/require-staff.server";
import { titled } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  return null;
}

export const meta = titled("Help");

/** The tasks of a school's week, each in a few sentences. */
export default function Help() {
  return (
    <>
      <h1>Help</h1>
      <p className="lead">How the tasks of the week are done. Nothing you do here can break the website.</p>
      <div className="grid gap-x-6 xl:grid-cols-2">
        <Task title="Post a notice">
          Press <Link to={notice.pages.add}>Add Notice</Link>, write the text, and save. Visitors see it at
          once: on the home page, under Notices, and, if it is the newest, in the line that scrolls at the
          top.
        </Task>
        <Task title="Correct something">
          Open the menu, choose what it is, for example <Link to={notice.pages.list}>Notices</Link>, and press
          Edit beside it. While you are logged in, the pages of the website have an Edit link beside each
          thing as well.
        </Task>
        <Task title="Put photos into the gallery">
          Press <Link to={photo.pages.add}>Add Image</Link> and choose one or several photos. Your phone makes
          them small before it sends them. If the connection is lost, photos that arrived are kept: send the
          others again.
        </Task>
        <Task title="Replace a certificate">
          Open <Link to={disclosure.pages.list}>Documents</Link>, press Edit beside the certificate, and
          choose the new PDF. The old address leads to the new file.
        </Task>
        <Task title="Bring back what was deleted">
          Press Undo in the message at the top of the page, or open the{" "}
          <Link to="/dashboard/trash">Trash</Link>: everything stays there for {trashDays} days.
        </Task>
        <Task title="The page said that it could not save">
          What you typed is kept. Go back to the form, or log in again: your text is there. If it happens
          again, tell the person who looks after the website the number on the page.
        </Task>
        <Task title="A new colleague, or a lost password">
          An administrator adds people under Staff accounts and makes a link with which somebody sets a new
          password. Each person has an account of their own: never share a password.
        </Task>
        <Task title="Somebody asks what the school knows about them">
          An administrator finds, exports and erases it under Personal data.
        </Task>
      </div>
    </>
  );
}

function Task({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2 className="text-xl">{title}</h2>
      <p>{children}</p>
    </section>
  );
}
