/** Where the server of assistants answers. */
export const MCP_PATH = '/api/mcp';
