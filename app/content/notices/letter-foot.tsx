import { t } from "#say";
import { type QrCode, QrPicture } from "~/ui/pictures/qr-code";

export function LetterFoot({ address, code }: { address: string; code: QrCode }) {
  return (
    <div className="hidden items-center gap-4 break-inside-avoid border-t border-line pt-3 print:flex">
      <QrPicture code={code} label={t("QR code of {address}", { address })} className="w-28 flex-none" />
      <p className="text-sm">
        {t("Read this notice on a phone:")}
        <br />
        <span className="break-all">{address}</span>
      </p>
    </div>
  );
}
