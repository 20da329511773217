import { msg } from "#message";
import { defaultTimeZone } from "../../dates/dates";
import { maxSettingLength as max, type SettingPart } from "../setting";

const timeRequired = msg("Enter a time such as 02:30");

export const server = {
  title: msg(/* A page of the settings that only administrators need. */ "Server and details"),
  where: msg("Newsletter, backups, login of the staff, and what only administrators need."),
  fields: {
    newsletter_mail: {
      section: msg("Newsletter"),
      label: msg("New notices by e-mail"),
      options: [
        { value: "", label: msg("Send them once a day") },
        { value: "off", label: msg("Send nothing") },
      ],
    },
    newsletter_time: {
      label: msg("Time of the newsletter"),
      type: "time",
      required: timeRequired,
      initial: "17:00",
      hint: msg("On a day without new notices no mail is sent."),
    },
    backup_time: {
      section: msg(/* Copies of the whole website. */ "Backups"),
      label: msg("Time of the nightly backup"),
      type: "time",
      required: timeRequired,
      initial: "02:30",
      hint: msg("Choose a time when nobody works here."),
    },
    backup_folder: {
      label: msg("Folder of the backups on the server"),
      called: msg(
        /* At the beginning of a sentence: “The folder may have at most 300 characters”. */ "The folder",
      ),
      max,
      hint: msg(
        "Leave it empty to use the folder backups next to the uploads. Another disk is safer, such as /mnt/usb/backups.",
      ),
    },
    second_step: {
      section: msg("Login of the staff"),
      label: msg("Second step of the login"),
      options: [
        { value: "", label: msg("Each person decides") },
        { value: "everybody", label: msg("Ask every account for a second step") },
      ],
      hint: msg(
        "After the password, the website asks for a code from the phone. Accounts without one must set it up before they can continue.",
      ),
      weakens: (before, after) => before === "everybody" && after !== "everybody",
    },
    server_contact: {
      label: msg("Who looks after the server"),
      called: msg("The name"),
      max,
      hint: msg("Name and phone number. The login help shows them for when no administrator can log in."),
    },
    time_zone: {
      section: msg("Details"),
      label: msg("Time zone"),
      called: msg(
        /* At the beginning of a sentence: “The time zone may have at most 300 characters”. */ "The time zone",
      ),
      max,
      initial: defaultTimeZone,
      hint: msg("For example Asia/Kolkata. The website shows all dates and times in this time zone."),
    },
    link_checks: {
      label: msg("Links to other websites"),
      options: [
        { value: "", label: msg("Check them once a week") },
        { value: "off", label: msg("Do not check them") },
      ],
      hint: msg(
        "Once a week the website checks if each page still exists. It sends nothing about your visitors. To leave out a link, open the report on Appendix IX.",
      ),
    },
    film_facts: {
      label: msg("Title and picture of a new video"),
      options: [
        { value: "", label: msg("Take them from YouTube") },
        { value: "off", label: msg("We enter them") },
      ],
      hint: msg(
        "When you add a video by its link, the website asks YouTube. YouTube learns nothing about your visitors.",
      ),
    },
  },
} as const satisfies SettingPart;
