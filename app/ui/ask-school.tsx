import { useRouteLoaderData } from "@remix-run/react";
import type { FrameData } from "./frame/frame-data";
import { Icon } from "./icon";
import { PhoneLink } from "./phone-link";

/** Stands where the school has entered nothing yet: whom to ask. @param missing a sentence that says what is not there */
export function AskSchool({ missing }: { missing: string }) {
  const phone = useRouteLoaderData<FrameData>("root")?.school.phone;
  return (
    <p className="empty">
      <Icon name="phone" size={28} />
      <span>
        {missing} {phone ? "Please call the school: " : "Please "}
        <SchoolLink className="tap font-semibold underline" />
        {phone ? null : "."}
      </span>
    </p>
  );
}

/** The school's phone number; where it has entered none, the way to its form: "write to the school". */
export function SchoolLink({ className }: { className: string }) {
  const phone = useRouteLoaderData<FrameData>("root")?.school.phone;
  return phone ? (
    <PhoneLink number={phone} className={className} />
  ) : (
    <a className={className} href="/contact">
      write to the school
    </a>
  );
}
