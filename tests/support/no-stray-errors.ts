import { afterEach, beforeEach, expect, vi } from "vitest";

/** React and Remix report problems by console.error, which fails the test. */
const errors = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => errors.mockClear());
afterEach(() => expect(errors.mock.calls).toEqual([]));
