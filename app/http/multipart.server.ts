export async function readMultipart(request: Request, _o: unknown): Promise<{ fields: URLSearchParams }> {
  const f = await request.formData();
  return {
    fields: new URLSearchParams([...f].filter(([, v]) => typeof v === "string") as [string, string][]),
  };
}
