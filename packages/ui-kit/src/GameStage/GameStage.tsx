import { moreIcons } from '../Icon/index.ts';
import { type ReactNode, type Ref, useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StageBar, StageCover, StageExtra, StageFloor, StageFrame, StageNotice } from './GameStage.styles.ts';

export type GameStageProps = {
  title: string;
  /** URL of the game, undefined until the gateway returns it. */
  src?: string | undefined;
  /** `silent`: no message from the frame within the time limit; offers to open the game in a tab. */
  state: 'loading' | 'ready' | 'silent';
  silentText: string;
  onClose: () => void;
  onOpenTab?: (() => void) | undefined;
  /** Ref to the iframe, for listeners to its messages. */
  frame?: Ref<HTMLIFrameElement> | undefined;
  onFrameLoad?: (() => void) | undefined;
  /** Slot beside the title, e.g. for the play line. */
  extra?: ReactNode;
  /** Rendered in place of the game: the reason why it cannot open. */
  notice?: ReactNode;
};

const PERMISSIONS = 'autoplay; fullscreen; encrypted-media; screen-wake-lock';
// Everything a game needs except `allow-top-navigation`: a frame must not redirect the page.
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';

/** A launched game in its frame, with buttons to close it, for full screen, and to open it in a tab. */
export function GameStage(props: GameStageProps) {
  const { title, src, state, silentText, onClose, onOpenTab, frame, onFrameLoad, extra, notice } = props;
  const words = useKitWords();
  const { stage, possible, toggle } = useFullScreen();
  return (
    <StageFrame ref={stage} data-stage>
      <StageBar>
        <h1>
          <bdi translate="no">{title}</bdi>
        </h1>
        <StageExtra>{extra}</StageExtra>
        {possible && <IconButton icon={moreIcons.expand} label={words.fullScreen} onClick={toggle} />}
        {onOpenTab && <IconButton icon={moreIcons.external} label={words.openInTab} onClick={onOpenTab} />}
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </StageBar>
      <StageFloor>
        {src && !notice && (
          <iframe
            ref={frame}
            title={title}
            src={src}
            sandbox={SANDBOX}
            allow={PERMISSIONS}
            referrerPolicy="origin"
            onLoad={onFrameLoad}
          />
        )}
        {state === 'loading' && !notice && (
          <StageCover>
            <Spinner />
          </StageCover>
        )}
        {notice && <StageCover>{notice}</StageCover>}
        {state === 'silent' && !notice && (
          <StageNotice>
            <output>{silentText}</output>
            {onOpenTab && (
              <Button size="small" icon={moreIcons.external} onClick={onOpenTab}>
                {words.openInTab}
              </Button>
            )}
          </StageNotice>
        )}
      </StageFloor>
    </StageFrame>
  );
}

/** Full screen of the stage; `possible` is false on phones that support it for videos only. */
const useFullScreen = () => {
  const stage = useRef<HTMLDivElement>(null);
  const possible = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  );
  const toggle = () => {
    // Browsers may reject, e.g. without a user gesture; the game stays in the page.
    stage.current?.requestFullscreen().catch(() => undefined);
  };
  return { stage, possible, toggle };
};

const neverChanges = () => () => undefined;
