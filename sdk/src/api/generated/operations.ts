// Written by `npm run api-client` from docs/openapi.v1.json.
import type {
  AddNoteRequest,
  BrandKitPage,
  BulkChange,
  BulkChangeRequest,
  CreateExportRequest,
  CreateFolderRequest,
  CreateFormRequest,
  CreateHookRequest,
  CreateWebhookRequest,
  Definition,
  DefinitionRequest,
  DeliveryPage,
  Draft,
  Export,
  Folder,
  FolderPage,
  FormDetail,
  FormPage,
  Hook,
  HookPage,
  HookSample,
  HookWithSecret,
  Impact,
  ImpactRequest,
  Job,
  Notes,
  Picture,
  PlaceSendersRequest,
  Publishing,
  QueuedDelivery,
  Receipt,
  RecipientPage,
  ReplaceRecipientsRequest,
  Results,
  SenderPage,
  SubmissionDetail,
  SubmissionPage,
  SubmissionVersions,
  SubmitRequest,
  TrashPage,
  UpdateAnswersRequest,
  UpdateFolderRequest,
  UpdateFormRequest,
  UpdatePublishingRequest,
  UpdateSubmissionRequest,
  UpdateWebhookRequest,
  Upload,
  VersionDetail,
  VersionPage,
  Webhook,
  WebhookPage,
  WebhookWithSecret,
  WorkChoices,
} from './schemas.ts';

/** A file to be sent. */
export type FileBody = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** What each operation takes and answers with. */
export interface Operations {
  /** List brand kits. Lists the brand kits of the account by name. A definition names the one that its form follows as `brand.kitId`; its colours, font and corners are those of the kit from the moment it is published. */
  listBrandKits: {
    input: {
    };
    answer: BrandKitPage;
  };
  /** Change many submissions. Makes one change of submissions that are named by their ids, or of all submissions of a form that fit a filter. Up to 500 change before the answer; more become a job, whose address is in Location. `Prefer: wait=N` waits up to 25 seconds for its end. Filters mean submissions outside the trash, with `restore` those in it. */
  changeSubmissions: {
    input: {
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      /** `wait=N` waits up to N seconds, at most 25, for the end of the work (RFC 7240). */
      wait?: number | undefined;
      body: BulkChangeRequest;
    };
    answer: BulkChange;
  };
  /** Get how far a change of many is. Returns the progress of a change that this key has asked for. `Prefer: wait=N` waits for its end. */
  getBulkChange: {
    input: {
      jobId: string;
      /** `wait=N` waits up to N seconds, at most 25, for the end of the work (RFC 7240). */
      wait?: number | undefined;
    };
    answer: Job;
  };
  /** Cancel a change of many. Stops a change after what it is doing right now. What it has changed stays changed. */
  cancelBulkChange: {
    input: {
      jobId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: Job;
  };
  /** Export submissions to a file. Has a CSV, Excel or JSON Lines file written of submissions that are named by their ids, or of all submissions of a form that fit a filter. The answer comes at once, with the address of the export in Location; `Prefer: wait=N` waits up to 25 seconds for the file. Files of visitors are named in it, not contained. Every export is a security event. */
  createExport: {
    input: {
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      /** `wait=N` waits up to N seconds, at most 25, for the end of the work (RFC 7240). */
      wait?: number | undefined;
      body: CreateExportRequest;
    };
    answer: Export;
  };
  /** Get how far an export is. Returns the progress of an export that this key has asked for, and the facts of its file. `Prefer: wait=N` waits for its end. A file is kept for a day. */
  getExport: {
    input: {
      exportId: string;
      /** `wait=N` waits up to N seconds, at most 25, for the end of the work (RFC 7240). */
      wait?: number | undefined;
    };
    answer: Export;
  };
  /** Download the file of an export. Sends the finished file, or the part of it that a Range header asks for, so that a broken download can go on. It does not wait for the file. */
  downloadExport: {
    input: {
      exportId: string;
    };
    answer: Response;
  };
  /** List folders. Lists the client folders of the account, newest first, with figures of their forms. */
  listFolders: {
    input: {
      /** Most entries of the page. */
      limit?: number | undefined;
      /** The `nextCursor` of an earlier page of the same list. */
      cursor?: string | undefined;
    };
    answer: FolderPage;
  };
  /** Create a folder. Creates a client folder. It shares nothing with anybody: that is for administrators. */
  createFolder: {
    input: {
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: CreateFolderRequest;
    };
    answer: Folder;
  };
  /** Get a folder. Returns a folder. Its forms are those of the list of forms that name it. */
  getFolder: {
    input: {
      folderId: string;
    };
    answer: Folder;
  };
  /** Update a folder. Changes the name or description that the body names. Forms move by their own operation. */
  updateFolder: {
    input: {
      folderId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body?: UpdateFolderRequest | undefined;
    };
    answer: Folder;
  };
  /** Delete a folder. Deletes a folder. Its forms stay, without one. */
  deleteFolder: {
    input: {
      folderId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** List forms. Lists the forms of the account, newest first. Forms in the trash and forms of other accounts are not among them. */
  listForms: {
    input: {
      /** Most entries of the page. */
      limit?: number | undefined;
      /** The `nextCursor` of an earlier page of the same list. */
      cursor?: string | undefined;
    };
    answer: FormPage;
  };
  /** Create a form. Creates a form of a definition and publishes it at once; with `active: false` it is closed until it is opened. It counts against the form limit of whoever made the key, who is told of its submissions by mail, as of forms that they make themselves. Nobody is asked to fill it in. */
  createForm: {
    input: {
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: CreateFormRequest;
    };
    answer: FormDetail;
  };
  /** Get a form. Returns a form with its address and the line that embeds it. Its definition has an operation of its own. */
  getForm: {
    input: {
      formId: string;
    };
    answer: FormDetail;
  };
  /** Update a form. Changes the attributes that the body names and no others. A new title or description is a new revision, which visitors see at once. It does not change what the form asks. */
  updateForm: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body?: UpdateFormRequest | undefined;
    };
    answer: FormDetail;
  };
  /** Move a form to the trash. Moves a form to the trash: it takes no more submissions, and its own are hidden. It is deleted permanently after the days that administrators set, not by this operation. */
  trashForm: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Set the cover of a form. Takes a PNG, JPEG or WebP file as the body and makes it the picture above the form, at once. The picture is stored anew, without what the file says besides; the one before is removed. */
  setCover: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: FileBody;
    };
    answer: FormDetail;
  };
  /** Remove the cover of a form. Removes the picture above the form, and its file with it. */
  removeCover: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Get the definition of a form. Returns what visitors see, as docs/definition.md describes it, with its revision as ETag. Unpublished changes are in the draft. */
  getDefinition: {
    input: {
      formId: string;
    };
    answer: Definition;
  };
  /** Publish a definition. Stores a definition as the next revision, which visitors see at once. If-Match names the revision that it was made from. A draft is not published by this: a copy of it stays in the history. Answers to earlier revisions stay as they are. */
  publishDefinition: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      /** The ETag of the state that the change was made from; `*` for any. */
      ifMatch?: string | undefined;
      body: DefinitionRequest;
    };
    answer: FormDetail;
  };
  /** List deliveries. Lists what a form has sent by mail and webhooks, newest first, with what became of it. */
  listDeliveries: {
    input: {
      formId: string;
      /** Most entries of the page. */
      limit?: number | undefined;
      /** The `nextCursor` of an earlier page of the same list. */
      cursor?: string | undefined;
      channel?: 'mail' | 'webhook' | 'slack' | 'teams' | 'discord' | 'mattermost' | 'sheets' | 'notion' | 'airtable' | 'http' | undefined;
      state?: 'waiting' | 'sent' | 'failed' | 'held' | undefined;
    };
    answer: DeliveryPage;
  };
  /** Send a delivery again. Queues a delivery again, to the receiver that it had. What was sent and removed cannot be sent again. */
  resendDelivery: {
    input: {
      formId: string;
      deliveryId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Get the draft of a form. Returns the changes that are not published yet, with their state as ETag. It creates none. */
  getDraft: {
    input: {
      formId: string;
    };
    answer: Draft;
  };
  /** Save a draft. Stores a definition as the draft of the form. If-Match names the state of the draft that it replaces; `If-None-Match: *` begins one. Visitors see nothing of it, and it may be incomplete. */
  saveDraft: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      /** The ETag of the state that the change was made from; `*` for any. */
      ifMatch?: string | undefined;
      /** `*`: only where there is none yet. */
      ifNoneMatch?: '*' | undefined;
      body: DefinitionRequest;
    };
    answer: Draft;
  };
  /** Discard a draft. Takes the draft back, so that the builder shows what visitors see. If-Match names its state. A copy stays in the history. */
  discardDraft: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      /** The ETag of the state that the change was made from; `*` for any. */
      ifMatch?: string | undefined;
    };
    answer: undefined;
  };
  /** Tell what publishing would mean. Compares a definition, or the draft, with what visitors see, and tells what publishing it would do to answers, exports, views, clients and webhooks. It stores and publishes nothing. */
  getImpact: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body?: ImpactRequest | undefined;
    };
    answer: Impact;
  };
  /** Set the logo of a form. Takes a PNG, JPEG or WebP file as the body and makes it the logo above the form, at once. The picture is stored anew, without what the file says besides; the one before is removed. */
  setLogo: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: FileBody;
    };
    answer: FormDetail;
  };
  /** Remove the logo of a form. Removes the logo above the form, and its file with it. */
  removeLogo: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Publish the draft. Makes the draft the next revision, which visitors see at once. If-Match names the state of the draft that was looked at: what somebody has changed since is not published unseen. Ask for its impact before, and name its code: it is refused when what visitors see, or the draft, is another by now. */
  publishDraft: {
    input: {
      formId: string;
      /** The code of the impact that was looked at: nothing is published when the form or its draft has changed since. */
      impact?: string | undefined;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      /** The ETag of the state that the change was made from; `*` for any. */
      ifMatch?: string | undefined;
    };
    answer: FormDetail;
  };
  /** Get how a form may be used. Returns the websites, closing time, limits and language of a form. */
  getPublishing: {
    input: {
      formId: string;
    };
    answer: Publishing;
  };
  /** Change how a form may be used. Changes the settings that the body names and no others. They hold at once, also for visitors who have the form open. Submissions that are stored stay. */
  updatePublishing: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body?: UpdatePublishingRequest | undefined;
    };
    answer: Publishing;
  };
  /** List recipients. Lists the addresses that are told of submissions of the form, oldest first. Addresses that the account tells of all forms, and the form’s client, are not among them. */
  listRecipients: {
    input: {
      formId: string;
    };
    answer: RecipientPage;
  };
  /** Replace recipients. Makes the list of recipients these addresses and no others, together or not at all. A new address is asked by mail whether it agrees, and is told of nothing before. */
  replaceRecipients: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: ReplaceRecipientsRequest;
    };
    answer: RecipientPage;
  };
  /** Restore a form from the trash. Takes a form out of the trash with its submissions, as it was before. */
  restoreForm: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: FormDetail;
  };
  /** Get the results of a form. Counts the answers of a form, question by question, exactly and of any number of submissions outside the trash. A key that sees some answers gets the results of those. Visits and conversion are not part of it. */
  getResults: {
    input: {
      formId: string;
      /** First day, in `zone`. */
      from?: string | undefined;
      /** Last day, included. */
      to?: string | undefined;
      /** IANA name of the time zone of days; UTC by default. */
      zone?: string | undefined;
    };
    answer: Results;
  };
  /** List senders. Lists what tells a form’s submissions to Slack, Teams, tables and other servers by a template, oldest first. Credentials are not shown. */
  listSenders: {
    input: {
      formId: string;
    };
    answer: SenderPage;
  };
  /** Place senders. Makes the senders that the body names, each by its kind and name, off and without credentials: a person sets these, and turns it on. One that is there already gets the settings and the condition of the body, and stays as it is otherwise; those that are not named stay. */
  placeSenders: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: PlaceSendersRequest;
    };
    answer: SenderPage;
  };
  /** List submissions of a form. Lists the submissions of a form outside the trash, page by page, with the questions that they answer. Oldest first, a submission appears ten seconds after it arrived, and the last page has a cursor as well: keep it, and ask again with it for what has arrived since. A page may be short, or empty, and more may follow all the same. A key that sees some answers gets those alone. */
  listSubmissions: {
    input: {
      formId: string;
      /** Most entries of the page. */
      limit?: number | undefined;
      /** The `nextCursor` of an earlier page of the same list. */
      cursor?: string | undefined;
      /** By arrival. Oldest first is for programs that follow a form: its last cursor leads to what arrives later. */
      order?: 'newest' | 'oldest' | undefined;
      /** First day, in `zone`. */
      from?: string | undefined;
      /** Last day, included. */
      to?: string | undefined;
      /** IANA name of the time zone of days; UTC by default. */
      zone?: string | undefined;
      /** Part of any answer, in any case. */
      search?: string | undefined;
      /** `open`, `in_progress`, `done`, or the id of an own status. */
      status?: 'open' | 'in_progress' | 'done' | (string & {}) | undefined;
      /** The id of a person, or `none`. */
      assignee?: 'none' | (string & {}) | undefined;
      /** The id of a tag. */
      tag?: string | undefined;
      /** Conditions on answers, as JSON text: `[{"field": "size", "is": "any_of", "values": ["m", "l"]}]`. */
      where?: string | undefined;
    };
    answer: SubmissionPage;
  };
  /** Send a submission. Stores answers as if a visitor had sent the form: validated by the same rules, with the same notifications, webhooks and limits of the form. The key stands for the captcha, the allowed websites and the limits of visitors. Under one Idempotency-Key it is stored once, however often it is sent, also after days. Files are uploaded before. An answer to a question that the form does not have is refused, as are answers that only a visitor can prove, such as an address that is confirmed by a code. */
  submit: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: SubmitRequest;
    };
    answer: Receipt;
  };
  /** Upload a file for a submission. Takes a file as the body, for a field of the form, and returns what an answer names it by. It belongs to nothing until a submission names it, and is removed after a day without one. A file that is not what its name says is refused. Sent again, it is another upload: what is left over is removed. */
  uploadFile: {
    input: {
      formId: string;
      /** The field that takes the file. */
      fieldId: string;
      /** The name of the file. */
      name: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: FileBody;
    };
    answer: Upload;
  };
  /** List earlier versions. Lists the revisions of a form and the kept copies of its drafts, newest first, each with what it changed. At most 20 come on one page. */
  listVersions: {
    input: {
      formId: string;
      /** Most entries of the page. */
      limit?: number | undefined;
      /** The `nextCursor` of an earlier page of the same list. */
      cursor?: string | undefined;
    };
    answer: VersionPage;
  };
  /** Get an earlier version. Returns the definition of a version. To bring it back, publish it, or save it as the draft: this operation changes nothing. */
  getVersion: {
    input: {
      formId: string;
      versionId: string;
    };
    answer: VersionDetail;
  };
  /** List webhooks. Lists the webhooks of a form, oldest first, with the hooks that programs have subscribed to it. Secrets are not shown. */
  listWebhooks: {
    input: {
      formId: string;
    };
    answer: WebhookPage;
  };
  /** Create a webhook. Has an address called for what happens to a form, signed with a secret that only this answer shows (docs/webhooks.md). Nothing is called for what happened before. */
  createWebhook: {
    input: {
      formId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: CreateWebhookRequest;
    };
    answer: WebhookWithSecret;
  };
  /** Update a webhook. Changes the address, the events, the shape of payloads, or whether it is called. Turned on again, it is called for what happens from then on. */
  updateWebhook: {
    input: {
      formId: string;
      webhookId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body?: UpdateWebhookRequest | undefined;
    };
    answer: Webhook;
  };
  /** Delete a webhook. Deletes a webhook. Calls of it that wait are not made. */
  deleteWebhook: {
    input: {
      formId: string;
      webhookId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Give a webhook a new secret. Makes a new secret, which only this answer shows. For a day calls are signed with the old one as well. */
  rotateWebhookSecret: {
    input: {
      formId: string;
      webhookId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: WebhookWithSecret;
  };
  /** Send a test to a webhook. Queues a call with a made-up submission. The answer does not say how it went: its delivery does. */
  testWebhook: {
    input: {
      formId: string;
      webhookId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: QueuedDelivery;
  };
  /** Get what submissions can be given. Returns the account’s own statuses, the people whom submissions can be assigned to, and the tags. */
  getWorkChoices: {
    input: {
      formId: string;
    };
    answer: WorkChoices;
  };
  /** List hooks. Lists the hooks that this key has subscribed, oldest first. Secrets are not shown. */
  listHooks: {
    input: {
    };
    answer: HookPage;
  };
  /** Subscribe to an event. Has a target called for one event of a form, or of every form of the account, signed with a secret that only this answer shows (docs/webhooks.md). The hook has the rights of this key: it is told of the forms and answers that the key may see, and is turned off when the key ends. A target that answers 410 is not called again. Every form takes a key without limits of somebody who manages the account. */
  subscribeHook: {
    input: {
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: CreateHookRequest;
    };
    answer: HookWithSecret;
  };
  /** Get a sample of an event. Returns the body that a hook would be called with, without calling anything: of the newest submission of the form, or where there is none, or the key may not read submissions, made up from what the form asks. Without a form it is about the newest one. */
  getHookSample: {
    input: {
      /** What the target is called for. */
      event: 'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed';
      formId?: string | undefined;
    };
    answer: HookSample;
  };
  /** Get a hook. Returns a hook that this key has subscribed, and why it was turned off. */
  getHook: {
    input: {
      hookId: string;
    };
    answer: Hook;
  };
  /** Unsubscribe a hook. Deletes a hook that this key has subscribed. Calls of it that wait are not made. */
  unsubscribeHook: {
    input: {
      hookId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Upload a picture for a form. Takes a PNG, JPEG or WebP file as the body and returns the address by which a definition names it. The picture is stored anew in several sizes, without what the file says besides. One that no form names is removed. Sent again, it is another picture. */
  uploadPicture: {
    input: {
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: FileBody;
    };
    answer: Picture;
  };
  /** Get a submission. Returns one submission with its questions, files and notes, and its version as ETag. It does not mark it as read. A key that sees some answers gets those alone, without files and notes. */
  getSubmission: {
    input: {
      submissionId: string;
    };
    answer: SubmissionDetail;
  };
  /** Change the work on a submission. Sets the status, the assignee or the tags that the body names, all of them or, where one cannot be set, none. Answers have an operation of their own. Webhooks for a changed status or assignee are called as for a change in the dashboard. */
  updateSubmission: {
    input: {
      submissionId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body?: UpdateSubmissionRequest | undefined;
    };
    answer: SubmissionDetail;
  };
  /** Delete a submission permanently. Deletes a submission with its files, whether it is in the trash or not. It cannot be brought back; to keep that possible, move it to the trash. */
  deleteSubmission: {
    input: {
      submissionId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Correct the answers of a submission. Replaces the answers that the body names: the others stay, and null empties one. If-Match names the version that they were read from. They are judged by the questions that were answered, and what they were before is kept. Webhooks and senders are told of it. */
  updateAnswers: {
    input: {
      submissionId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      /** The ETag of the state that the change was made from; `*` for any. */
      ifMatch?: string | undefined;
      body: UpdateAnswersRequest;
    };
    answer: SubmissionDetail;
  };
  /** Download the files of a submission. Sends the files of a submission as one ZIP file. Files that are being checked, or are held back, are not in it. Every download is a security event. */
  downloadFiles: {
    input: {
      submissionId: string;
    };
    answer: Response;
  };
  /** Get a file of a submission. Leads to a file by a link that is good for five minutes and needs no key. A file that is being checked or held back is not given out. */
  getFile: {
    input: {
      submissionId: string;
      fileId: string;
    };
    answer: Response;
  };
  /** Add a note. Adds a note for the account’s own people, under the name of whoever made the key. Senders and clients never see it. */
  addNote: {
    input: {
      submissionId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
      body: AddNoteRequest;
    };
    answer: Notes;
  };
  /** Remove a note. Removes a note permanently, whoever wrote it. */
  removeNote: {
    input: {
      submissionId: string;
      noteId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** Restore a submission from the trash. Takes a submission out of the trash, with its work and files. */
  restoreSubmission: {
    input: {
      submissionId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: SubmissionDetail;
  };
  /** Move a submission to the trash. Moves a submission to the trash, from which it can be restored until it is deleted permanently after the days that administrators set. */
  trashSubmission: {
    input: {
      submissionId: string;
      /** A name of this write, 1 to 255 visible ASCII characters, such as a UUID. A repeat under it within a day changes nothing and gets the same answer. */
      idempotencyKey?: string | undefined;
    };
    answer: undefined;
  };
  /** List the edits of a submission. Lists the edits of a submission, and its withdrawal by its sender, newest first, with what each changed, in words. A key that sees some answers gets the changes of those alone. */
  listSubmissionVersions: {
    input: {
      submissionId: string;
    };
    answer: SubmissionVersions;
  };
  /** List the trash. Lists the submissions in the trash of the account, last deleted first. Forms in the trash are not among them. */
  listTrash: {
    input: {
      /** Most entries of the page. */
      limit?: number | undefined;
      /** The `nextCursor` of an earlier page of the same list. */
      cursor?: string | undefined;
    };
    answer: TrashPage;
  };
}

/** How each operation is called: its method, its path, the names of its query, and what it sends and gets. */
export const OPERATIONS: Readonly<
  Record<keyof Operations, readonly [method: string, path: string, query: readonly string[], kind: 'json' | 'file' | 'stream']>
> = {
  listBrandKits: ['GET', '/brand-kits', [], 'json'],
  changeSubmissions: ['POST', '/bulk-changes', [], 'json'],
  getBulkChange: ['GET', '/bulk-changes/{jobId}', [], 'json'],
  cancelBulkChange: ['POST', '/bulk-changes/{jobId}/cancel', [], 'json'],
  createExport: ['POST', '/exports', [], 'json'],
  getExport: ['GET', '/exports/{exportId}', [], 'json'],
  downloadExport: ['GET', '/exports/{exportId}/file', [], 'stream'],
  listFolders: ['GET', '/folders', ['limit', 'cursor'], 'json'],
  createFolder: ['POST', '/folders', [], 'json'],
  getFolder: ['GET', '/folders/{folderId}', [], 'json'],
  updateFolder: ['PATCH', '/folders/{folderId}', [], 'json'],
  deleteFolder: ['DELETE', '/folders/{folderId}', [], 'json'],
  listForms: ['GET', '/forms', ['limit', 'cursor'], 'json'],
  createForm: ['POST', '/forms', [], 'json'],
  getForm: ['GET', '/forms/{formId}', [], 'json'],
  updateForm: ['PATCH', '/forms/{formId}', [], 'json'],
  trashForm: ['DELETE', '/forms/{formId}', [], 'json'],
  setCover: ['PUT', '/forms/{formId}/cover', [], 'file'],
  removeCover: ['DELETE', '/forms/{formId}/cover', [], 'json'],
  getDefinition: ['GET', '/forms/{formId}/definition', [], 'json'],
  publishDefinition: ['PUT', '/forms/{formId}/definition', [], 'json'],
  listDeliveries: ['GET', '/forms/{formId}/deliveries', ['limit', 'cursor', 'channel', 'state'], 'json'],
  resendDelivery: ['POST', '/forms/{formId}/deliveries/{deliveryId}/resend', [], 'json'],
  getDraft: ['GET', '/forms/{formId}/draft', [], 'json'],
  saveDraft: ['PUT', '/forms/{formId}/draft', [], 'json'],
  discardDraft: ['DELETE', '/forms/{formId}/draft', [], 'json'],
  getImpact: ['POST', '/forms/{formId}/impact', [], 'json'],
  setLogo: ['PUT', '/forms/{formId}/logo', [], 'file'],
  removeLogo: ['DELETE', '/forms/{formId}/logo', [], 'json'],
  publishDraft: ['POST', '/forms/{formId}/publish', ['impact'], 'json'],
  getPublishing: ['GET', '/forms/{formId}/publishing', [], 'json'],
  updatePublishing: ['PATCH', '/forms/{formId}/publishing', [], 'json'],
  listRecipients: ['GET', '/forms/{formId}/recipients', [], 'json'],
  replaceRecipients: ['PUT', '/forms/{formId}/recipients', [], 'json'],
  restoreForm: ['POST', '/forms/{formId}/restore', [], 'json'],
  getResults: ['GET', '/forms/{formId}/results', ['from', 'to', 'zone'], 'json'],
  listSenders: ['GET', '/forms/{formId}/senders', [], 'json'],
  placeSenders: ['PUT', '/forms/{formId}/senders', [], 'json'],
  listSubmissions: ['GET', '/forms/{formId}/submissions', ['limit', 'cursor', 'order', 'from', 'to', 'zone', 'search', 'status', 'assignee', 'tag', 'where'], 'json'],
  submit: ['POST', '/forms/{formId}/submissions', [], 'json'],
  uploadFile: ['POST', '/forms/{formId}/uploads', ['fieldId', 'name'], 'file'],
  listVersions: ['GET', '/forms/{formId}/versions', ['limit', 'cursor'], 'json'],
  getVersion: ['GET', '/forms/{formId}/versions/{versionId}', [], 'json'],
  listWebhooks: ['GET', '/forms/{formId}/webhooks', [], 'json'],
  createWebhook: ['POST', '/forms/{formId}/webhooks', [], 'json'],
  updateWebhook: ['PATCH', '/forms/{formId}/webhooks/{webhookId}', [], 'json'],
  deleteWebhook: ['DELETE', '/forms/{formId}/webhooks/{webhookId}', [], 'json'],
  rotateWebhookSecret: ['POST', '/forms/{formId}/webhooks/{webhookId}/rotate-secret', [], 'json'],
  testWebhook: ['POST', '/forms/{formId}/webhooks/{webhookId}/test', [], 'json'],
  getWorkChoices: ['GET', '/forms/{formId}/work-choices', [], 'json'],
  listHooks: ['GET', '/hooks', [], 'json'],
  subscribeHook: ['POST', '/hooks', [], 'json'],
  getHookSample: ['GET', '/hooks/sample', ['event', 'formId'], 'json'],
  getHook: ['GET', '/hooks/{hookId}', [], 'json'],
  unsubscribeHook: ['DELETE', '/hooks/{hookId}', [], 'json'],
  uploadPicture: ['POST', '/pictures', [], 'file'],
  getSubmission: ['GET', '/submissions/{submissionId}', [], 'json'],
  updateSubmission: ['PATCH', '/submissions/{submissionId}', [], 'json'],
  deleteSubmission: ['DELETE', '/submissions/{submissionId}', [], 'json'],
  updateAnswers: ['PATCH', '/submissions/{submissionId}/answers', [], 'json'],
  downloadFiles: ['GET', '/submissions/{submissionId}/files', [], 'stream'],
  getFile: ['GET', '/submissions/{submissionId}/files/{fileId}', [], 'stream'],
  addNote: ['POST', '/submissions/{submissionId}/notes', [], 'json'],
  removeNote: ['DELETE', '/submissions/{submissionId}/notes/{noteId}', [], 'json'],
  restoreSubmission: ['POST', '/submissions/{submissionId}/restore', [], 'json'],
  trashSubmission: ['POST', '/submissions/{submissionId}/trash', [], 'json'],
  listSubmissionVersions: ['GET', '/submissions/{submissionId}/versions', [], 'json'],
  listTrash: ['GET', '/trash', ['limit', 'cursor'], 'json'],
};
