import { afterEach, beforeEach, expect, vi } from "vitest";

/** React and Remix tell their troubles by console.error: a stray one fails the test. */
const errors = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => errors.mockClear());
afterEach(() => expect(errors.mock.calls).toEqual([]));
