/** JSON schema types of the old endpoints' replies. */

export function text(description?: string) {
  return { type: "string", ...(description && { description }) };
}
export function number(description?: string) {
  return { type: "integer", ...(description && { description }) };
}
export function date() {
  return { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "yyyy-MM-dd" };
}
export function time() {
  return { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$", description: "ISO 8601, UTC" };
}
export function imageUrl() {
  return {
    type: "string",
    pattern: "^\\./uploads/[\\w.-]+$",
    description: "Take the leading './' off and put the address of /gdapi/ in front.",
  };
}
export function object(properties: Record<string, object>) {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

export interface NamedShape {
  name: string;
  schema: object;
}

export function named(name: string, properties: Record<string, object>): NamedShape {
  return { name, schema: object(properties) };
}
