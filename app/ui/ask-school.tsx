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
        {missing}{" "}
        {phone ? (
          <>
            {"Please call the school: "}
            <PhoneLink number={phone} className="tap font-semibold underline" />
          </>
        ) : (
          <>
            {"Please "}
            <a className="tap font-semibold underline" href="/contact">
              write to the school
            </a>
            .
          </>
        )}
      </span>
    </p>
  );
}
