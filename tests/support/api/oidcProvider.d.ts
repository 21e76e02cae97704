// oxlint-disable-next-line typescript/triple-slash-reference -- it declares a module, and exports nothing
/// <reference path="../../../api/src/app/mcp/oauth/oidcProvider.d.ts" />
