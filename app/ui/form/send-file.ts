import { type Message, msg, t } from "#say";

const lost: Message = msg("The connection was lost. Please try again.");

export interface Sent<Answer> {
  problem?: string;
  /** True if sending the same file again can help. */
  canRetry?: boolean;
  answer?: Answer;
}

/** Posts a form with progress (0 to 1), which `fetch` lacks. The response is JSON with `success`. */
export function sendFile<Answer extends object>(
  action: string,
  body: FormData,
  onProgress: (part: number) => void,
): Promise<Sent<Answer>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", action);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as (Answer & { success?: boolean; message?: string }) | null;
      if (answer?.success) return resolve({ answer });
      if (request.status === 401) {
        const problem = t("You were logged out. Log in again in another tab, then try again.");
        return resolve({ problem, canRetry: true });
      }
      const isRefused = answer !== null && [400, 413, 422].includes(request.status);
      resolve({ problem: answer?.message ?? t(lost), canRetry: !isRefused });
    };
    request.onerror = () => resolve({ problem: t(lost), canRetry: true });
    request.ontimeout = () => resolve({ problem: t(lost), canRetry: true });
    request.send(body);
  });
}
