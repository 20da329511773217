import type { Message } from "#message";
/** What is marked in a picture: a button, a link, a label or the heading of a part that opens, by its exact words. */
export interface Marked {
  /** A page of the sample content. */
  page: string;
  tag: "a" | "button" | "label" | "summary";
  words: Message;
}

export interface Step {
  /** Short sentences; what stands between `**` is the name of a button or a field. */
  words: Message;
  /** Its picture shows where to tap. */
  marked?: Marked;
}

/** A task of the school's office, and how it is done, in messages: `t` says them where they are shown. */
export interface Task {
  /** The last part of its address. */
  name: string;
  title: Message;
  /** Only administrators can do it. */
  administrators?: true;
  /** The keys of the kinds whose forms and lists lead here. */
  kinds?: readonly string[];
  /** Other pages that lead here, with all that lies below them. */
  paths?: readonly string[];
  /** Before the steps. */
  intro?: Message;
  steps: readonly Step[];
  /** Below the steps. */
  notes?: readonly Message[];
}

export const helpPath = "/dashboard/help";

/** What a picture is called: the task and the number of the step, from 1. */
export const pictureName = (task: Pick<Task, "name">, step: number) => `${task.name}-${step + 1}`;
