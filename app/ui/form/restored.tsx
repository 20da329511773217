import { Icon } from "../icon";

/** Above a form that is offered again after its session had ended. */
export function Restored({ when }: { when: boolean }) {
  if (!when) return null;
  return (
    <p className="message message-warning" role="status">
      <Icon name="info-circle" />
      Your session had ended. What you typed is here again: please check it and send it once more. A chosen
      file has to be chosen again.
    </p>
  );
}
